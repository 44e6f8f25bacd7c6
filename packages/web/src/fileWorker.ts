/** Entry of the worker in which files are checked, beside the page: it is fetched when somebody brings one. */
import { registry } from '@longroll/registry';
import { MAPS } from '@longroll/registry/maps';
import { checkFile, fetchText } from './field/checkFile.ts';
import type { WorkerWord } from './field/checking.ts';

const say = (word: WorkerWord): void => postMessage(word);

addEventListener('message', async ({ data }: MessageEvent<File>) => {
  const checked = await checkFile(data, {
    ...{ registry, maps: MAPS, read: fetchText },
    tell: (progress) => say({ progress }),
    // Nobody waits here: whoever does not want to wait any longer ends the worker.
    pause: () => Promise.resolve(),
  });
  say({ checked });
});
