/** The sound of dice on a table, made here: a short knock of noise for each time that a die touches it. */

/** Knocks of one die: seconds after the throw, and how loud. */
const KNOCKS = [
  [0, 0.5],
  [0.07, 0.32],
  [0.13, 0.2],
  [0.18, 0.1],
] as const;
const LASTS = 0.035;
const MOST_DICE = 4;

/** Only as much of an audio context as is needed. */
type Studio = Pick<
  AudioContext,
  | 'createBuffer'
  | 'createBufferSource'
  | 'createBiquadFilter'
  | 'createGain'
  | 'currentTime'
  | 'destination'
  | 'sampleRate'
>;

/** Noise that dies away. What it is made of needs no luck: nobody hears the difference. */
function noise(studio: Studio): AudioBuffer {
  const buffer = studio.createBuffer(1, Math.ceil(LASTS * studio.sampleRate), studio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = Math.sin(i * i * 12.9898) * (1 - i / wave.length) ** 2;
  return buffer;
}

function knock(studio: Studio, buffer: AudioBuffer, at: number, loud: number, pitch: number): void {
  const source = studio.createBufferSource();
  const wood = studio.createBiquadFilter();
  const gain = studio.createGain();
  source.buffer = buffer;
  wood.type = 'bandpass';
  wood.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(wood).connect(gain).connect(studio.destination);
  source.start(studio.currentTime + at);
}

/** How many knocks are heard. */
export function rattle(studio: Studio, dice: number): number {
  const buffer = noise(studio);
  const thrown = Math.min(dice, MOST_DICE);
  for (let die = 0; die < thrown; die++)
    for (const [at, loud] of KNOCKS) knock(studio, buffer, at + die * 0.023, loud, 1700 + die * 260);
  return thrown * KNOCKS.length;
}

let studio: AudioContext | null = null;

/** Heard only where the page may sound; where it may not, the dice are silent. */
export function soundDice(dice: number): void {
  if (typeof AudioContext === 'undefined') return;
  studio ??= new AudioContext();
  if (studio.state === 'suspended') void studio.resume();
  rattle(studio, dice);
}
