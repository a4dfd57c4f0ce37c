import { Outlet } from '@tanstack/react-router';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useFirstFocus } from './route-effects.tsx';
import './card-frame.css';

/** A centered card, the frame of guest screens. */
export function CardFrame() {
  useFirstFocus();
  return (
    <div className="card-frame">
      <div className="card-frame-art" aria-hidden="true" />
      <header className="card-frame-head">
        <Brand />
      </header>
      <main id="content" tabIndex={-1} className="card-frame-main">
        <Outlet />
      </main>
      <footer className="card-frame-foot">
        <LanguageSwitch />
      </footer>
    </div>
  );
}
