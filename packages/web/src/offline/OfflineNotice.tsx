/** Says that the network is gone, and that a newer version waits. Interrupts nobody. */
import { useState, useSyncExternalStore } from 'react';
import { newVersion, takeNewVersion } from './newVersion.ts';
import './offline.css';

function watchNetwork(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

const isOnline = (): boolean => navigator.onLine;

/** Both places stand empty from the start: a screen reader announces what changes in them, not what comes along. */
export function OfflineNotice() {
  const online = useSyncExternalStore(watchNetwork, isOnline);
  const ready = useSyncExternalStore(newVersion.watch, newVersion.isReady);
  const [later, setLater] = useState(false);
  return (
    <>
      <div className="offline-line" role="status">
        {!online && <p>Offline: everything here still works.</p>}
      </div>
      <div className="new-version" role="status">
        {ready && !later && <NewVersion onLater={() => setLater(true)} />}
      </div>
    </>
  );
}

function NewVersion({ onLater }: { readonly onLater: () => void }) {
  return (
    <div className="slip">
      <p>A new version is ready</p>
      <button type="button" onClick={takeNewVersion}>
        Use it now
      </button>
      <button type="button" className="quiet" onClick={onLater}>
        Later
      </button>
    </div>
  );
}
