/** Open readings of assault and charge. */
import { ruling } from '@longroll/kernel';

export const ASSAULT_RULINGS = {
  assaultRounds: ruling([3, 1, 2, 4, 5], { cite: '9.2.2', text: 'Rounds of an assault at most.' }),
  attackerLimit: ruling(['lower-of-both-hexes', 'own-hex'], {
    cite: '3.7.5',
    text: 'Which hex limits the strength points of an attacker in an assault.',
  }),
  mixedDefender: ruling(['larger-factor', 'small-arms', 'both-arms'], {
    cite: '3.7.6',
    text: 'What a defender with both arms fights with in a clear hex: the arm with the larger fire factor, his small arms, or both.',
  }),
  abatisPenalty: ruling(['both-sides', 'union-only'], {
    cite: '14.5',
    text: 'The -1 for an abatis is for any attacker, or for Union against Confederates only as note l has it.',
  }),
  artilleryAttacks: ruling(['never', 'allowed'], {
    cite: '9.1',
    title: 'Artillery in attack',
    text: 'Whether artillery may assault or charge with its stack.',
    choices: {
      never: 'Artillery only defends.',
      allowed: 'Artillery attacks with its stack, by its own row of the assault factors.',
    },
  }),
  irregularsCharge: ruling(['never', 'allowed'], {
    cite: '9.1',
    title: 'Charges of irregulars',
    text: 'Whether irregulars may charge.',
    choices: { never: 'Irregulars assault but do not charge.', allowed: 'Irregulars charge like infantry.' },
  }),
  chargeOutOfCommand: ruling(['never', 'allowed'], {
    cite: '6.2.1',
    title: 'Charges out of command',
    text: 'Whether a stack out of command may charge.',
    choices: {
      never: 'Only a stack in command charges.',
      allowed: 'A stack out of command charges too.',
    },
  }),
  chargeBonus: ruling(['all-rounds', 'first-round'], {
    cite: '9.3.1',
    text: 'The rounds in which a charge has its +1.',
  }),
  flankedPreAssaultFire: ruling(['none', 'allowed'], {
    cite: '9.2.1',
    text: 'Whether a defender assaulted through a flank has his pre-assault fire.',
  }),
  routedDefenderHits: ruling([1, 0, 2], {
    cite: '9.2.4',
    text: 'O hits of a routed defender who is run over without a fight.',
  }),
} as const;
