/** Entry: the only file of the page that knows which systems there are. */
import { registry } from '@longroll/registry';
import { MAPS } from '@longroll/registry/maps';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { registerOffline } from './offline/registerOffline.ts';
import { App } from './page/App.tsx';
import { dress } from './settings/settings.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/form.css';
import './styles/odds.css';
import './styles/chart.css';
import './styles/rooms.css';
import './styles/rules.css';
import './styles/roster.css';
import './styles/log.css';
import './styles/counter.css';
import './styles/map.css';
import './styles/field.css';
import './styles/lessons.css';
import './styles/print.css';

dress(document.documentElement);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App registry={registry} maps={MAPS} />
  </StrictMode>,
);
registerOffline();
