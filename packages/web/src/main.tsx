/** Entry: the only file of the page that knows which systems there are. */
import { registry } from '@longroll/registry';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './page/App.tsx';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/form.css';
import './styles/odds.css';
import './styles/chart.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App registry={registry} />
  </StrictMode>,
);
