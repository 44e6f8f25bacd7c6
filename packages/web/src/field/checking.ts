/** A file checked without stopping the page: beside it in a worker, or in slices where there is none. */
import type { MapEntry, Registry } from '@longroll/kernel';
import { type CheckedFile, checkFile, fetchText, type Progress } from './checkFile.ts';

export type WorkerWord = { readonly progress: Progress } | { readonly checked: CheckedFile };

export interface FileCheck {
  readonly file: File;
  readonly registry: Registry;
  readonly maps: readonly MapEntry[];
  tell(progress: Progress): void;
  done(checked: CheckedFile): void;
}

const frame = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/** What comes back gives it up; a slice that is under way ends unheard. */
function checkInSlices({ file, registry, maps, tell, done }: FileCheck): () => void {
  let isGivenUp = false;
  const pause = async () => {
    await frame();
    if (isGivenUp) await new Promise(() => undefined);
  };
  const check = async () => {
    const checked = await checkFile(file, {
      ...{ registry, maps, tell, pause, read: fetchText },
    });
    if (!isGivenUp) done(checked);
  };
  check();
  return () => {
    isGivenUp = true;
  };
}

function workerOrNull(): Worker | null {
  try {
    return new Worker(new URL('../fileWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** What comes back gives it up, at once. */
export function startCheck(check: FileCheck): () => void {
  const worker = workerOrNull();
  if (!worker) return checkInSlices(check);
  let giveUp = () => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<WorkerWord>) => {
    if ('progress' in data) return check.tell(data.progress);
    worker.terminate();
    check.done(data.checked);
  };
  // A worker that does not start, or breaks, is as good as none.
  worker.onerror = () => {
    worker.terminate();
    giveUp = checkInSlices(check);
  };
  worker.postMessage(check.file);
  return () => giveUp();
}
