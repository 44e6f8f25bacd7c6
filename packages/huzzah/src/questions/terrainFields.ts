/** Hexes of a sketch: what lies in them, as moves, fire zones and sight ask for it. */
import { oneOf, whole, yesNo } from '@longroll/kernel';
import { HEX_GROUND_WORDS, HEX_GROUNDS } from '../model/vocabulary.ts';

const HIGHEST = 4;

export const hexGround = (cite: string) =>
  oneOf(HEX_GROUNDS, {
    title: 'Ground',
    description: 'What the hex is.',
    cite,
    names: HEX_GROUND_WORDS,
    default: 'clear',
  });

export const EMBANKMENT = yesNo({
  title: 'Embankment',
  description: 'A railroad embankment: one level higher.',
  cite: '3.2, 3.2.3',
});

/** How high a hex is. */
export const HEIGHT_FIELDS = {
  elevation: whole(0, HIGHEST, {
    title: 'Elevation',
    description: 'Of the ground, without an embankment.',
    cite: '3.2.3, 15.2',
    default: 0,
  }),
  slope: yesNo({ title: 'Slope', description: 'A crest: higher than some neighbour.', cite: '3.2.3' }),
  embankment: EMBANKMENT,
};

export const HEX_FIELDS = { ground: hexGround('3.2'), ...HEIGHT_FIELDS };
