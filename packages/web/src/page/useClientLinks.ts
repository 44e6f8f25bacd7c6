/** Plain links, walked without loading the page anew: quick on a phone, and they work without a network. */
import { type MouseEvent, useEffect } from 'react';
import { useLocation } from 'wouter';

/** What the browser should do itself: other sites, new tabs, downloads, the API. */
function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return false;
  return !link.pathname.startsWith('/api/') && !(link.hash !== '' && link.pathname === location.pathname);
}

/** Takes clicks on links anywhere below the element it is put on. */
export function useClientLinks(): (event: MouseEvent) => void {
  const [path, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what a page is announced for.
  useEffect(() => {
    if (document.activeElement instanceof HTMLAnchorElement) document.getElementById('main')?.focus();
  }, [path]);
  return (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isOurs(link, event)) return;
    event.preventDefault();
    // First to the top, then on: the new page may scroll to what the address points at.
    scrollTo(0, 0);
    navigate(link.pathname + link.search + link.hash);
  };
}
