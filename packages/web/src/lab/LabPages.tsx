/** The Lab: one chunk that comes when it is first entered. */
import type { MapEntry, Registry } from '@longroll/kernel';
import { useMemo } from 'react';
import '../styles/lab.css';
import { BatchPage } from './BatchPage.tsx';
import { readBatch } from './batches.ts';
import { LabRoom } from './LabRoom.tsx';

interface LabPagesProps {
  readonly registry: Registry;
  readonly maps: readonly MapEntry[];
  readonly batch: string | null;
}

export function LabPages({ registry, maps, batch }: LabPagesProps) {
  const kept = useMemo(() => (batch === null ? null : readBatch(batch)), [batch]);
  if (batch === null) return <LabRoom registry={registry} maps={maps} />;
  if (kept) return <BatchPage key={batch} {...{ registry, maps, kept }} />;
  return (
    <section className="not-here">
      <h1>No such batch</h1>
      <p className="refused" role="alert">
        This batch is not kept on this device, or what lies here of it cannot be read. Only the latest are
        kept: export what you want to keep for good.
      </p>
      <p>
        <a className="button" href="/lab">
          To the Lab
        </a>
      </p>
    </section>
  );
}
