import { chapter } from '@longroll/kernel';

export const ASSAULT = chapter(`
# 9 Assault and charge

## 9.1 Declaring
- **Assault**: the action of a small-arms stack in good order, not mounted and not in skirmish order, against an adjacent enemy hex in its front that it could enter.
- **Charge**: the action of such a stack, mounted cavalry or infantry but not irregulars, that is in command, against an enemy hex in its front at 2 or 3 hexes. It moves up, every step nearer to the target, until it is adjacent, and then assaults. It is charging from its first step. Neither EZOC nor ground stops it, but ground that it could not enter does. If it cannot come adjacent the move ends without an attack.
- One stack attacks one hex. Others may attack the same hex afterwards, each by an action of its own.
- Artillery never attacks. It only defends.
- Players may agree that artillery attacks with its stack, by its own row of (8.2), or that irregulars charge.

## 9.2 Steps of an assault
- The approach of a charge, with advance and en passant fire (8.6.1). An attacker who is routed on the way has lost.
- A routed defender is run over (9.2.4).
- Attackers in marsh become disrupted (9.3).
- Pre-assault fire (9.2.1).
- Rounds (9.2.2).
- The end (9.2.3).

## 9.2.1 Pre-assault fire
A defender who is not routed may fire once at the attacker, at 1 hex, if the attack comes through his front. Limbered artillery and mounted cavalry do not. A defender with both arms fires with one of them. The shot is an ordinary one (8.1), with the modifiers of fire combat (8.7).

## 9.2.2 Rounds
There are three rounds at most. In each both sides find their fire factor with the assault row of (8.2), within the assault limits, modify the line (9.3), roll and apply the results together; artillery never reads the parentheses here. Strength, limits, density and states are those at the start of the round. The choices and checks of the defender come before those of the attacker.

## 9.2.3 The end
A side that is routed or has no unit left has lost; it makes its rout move (11.1), the defender first if both have lost. An attacker who has won may enter the hex, whole or not at all, and face as he likes; a defender who has won stays. If nobody has lost after the last round, all stay where they are; players may agree to go on until somebody has. A leader whose stack is destroyed in an assault is captured.

## 9.2.4 A routed defender
A routed defender cannot fight: he takes 1 O hit and makes a rout move, and the attacker may enter. No dice are thrown.

## 9.3 Modifiers of the fire line in an assault
| Modifier | Whose line | Lines |
|---|---|---|
| Defender on a higher elevation | attacker | -1 |
| Attacker on a stream hex | attacker | -1 |
| Attacker on a higher elevation | attacker | +1 |
| Attacker in a marsh hex | attacker | disrupted before the first round |
| Defender behind a stone wall or abatis | attacker | -1 |
| Defender flanked by the assault | attacker | +1 |
| Density: target hex with 5 SP | either | +1 |
| Stack disrupted | either | -3 |
| Stack includes a leader | either | +1 |
| Executing a charge | attacker | +1 |

All add up; the positive ones come first. How density is read is (14.7), which hex is a stream (14.8). The schedule of fire combat (8.7) is not used in the rounds.

## 9.3.1 How they are read
The ends of the table hold as in (8.1.3). The +1 of a charge is given in all rounds. A defender is flanked if the hexside between the two hexes is not in his front; works count on that hexside only.
`);
