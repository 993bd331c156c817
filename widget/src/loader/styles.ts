/** The look of everything in the widget's shadow root; no rule of the website reaches in there. */
export const widgetStyles = `
:host {
  all: initial;
  position: fixed;
  z-index: 2147483000;
  inset: auto 20px 20px auto;
  font: 15px/1.5 system-ui, sans-serif;
}
[hidden] { display: none !important; }
button {
  box-sizing: border-box;
  padding: 0;
  border: 0;
  font: inherit;
  color: inherit;
  cursor: pointer;
  background: none;
}
button:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
svg {
  display: block;
  width: 24px;
  height: 24px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
}
.bubble {
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  color: var(--on-surface);
  background: var(--surface);
  box-shadow: 0 4px 16px rgb(0 0 0 / 0.24);
}
.panel {
  position: fixed;
  right: 20px;
  bottom: 88px;
  display: flex;
  flex-direction: column;
  width: 380px;
  height: 600px;
  max-height: calc(100dvh - 108px);
  overflow: hidden;
  border-radius: 16px;
  background: #fff;
  box-shadow: 0 8px 40px rgb(0 0 0 / 0.24), 0 0 0 1px rgb(0 0 0 / 0.06);
}
.bar { display: none; justify-content: flex-end; padding: 6px; color: var(--on-surface); background: var(--surface); }
.close { display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; }
iframe { flex: 1; width: 100%; min-height: 0; border: 0; opacity: 0; }
iframe.ready { opacity: 1; }
.teaser { position: absolute; right: 0; bottom: 72px; display: flex; width: max-content; max-width: min(280px, calc(100vw - 40px)); }
.message {
  padding: 12px 16px;
  border-radius: 16px 16px 4px;
  text-align: start;
  color: #1c2024;
  background: #fff;
  box-shadow: 0 4px 20px rgb(0 0 0 / 0.18);
  overflow-wrap: anywhere;
}
.dismiss {
  position: absolute;
  top: -12px;
  right: -8px;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  color: #fff;
  background: #1c2024;
}
.dismiss svg { width: 14px; height: 14px; }
@media (max-width: 480px) {
  .panel { inset: 0; width: auto; height: auto; max-height: none; border-radius: 0; }
  .bar { display: flex; }
  .panel:not([hidden]) ~ .bubble { display: none; }
}
@media (prefers-reduced-motion: no-preference) {
  iframe { transition: opacity 120ms; }
}
@media print { :host { display: none !important; } }
`
