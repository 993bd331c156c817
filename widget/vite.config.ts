import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'

/** A visitor waits for these bytes: what is written for React is rendered by Preact, a sixth of its size (decision 0044). */
const preactForReact = {
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  react: 'preact/compat',
}

/** The server answers /bot/{id} and /agent/{id} with dist/index.html and serves the rest below this base. */
export default defineConfig({
  base: '/chat-frame/',
  plugins: [
    react(),
    compression({ algorithms: ['gzip', 'brotliCompress'], include: /assets\/.*\.(?:js|css)$/ }),
  ],
  resolve: { alias: preactForReact },
  build: { modulePreload: { polyfill: false } },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
