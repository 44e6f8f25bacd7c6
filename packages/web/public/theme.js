// Before the first paint: a theme chosen by hand beats the one of the system.
try {
  const theme = localStorage.getItem('longroll.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be closed; then the system's theme holds.
}
