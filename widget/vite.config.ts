import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The server answers /bot/{id} and /agent/{id} with dist/index.html and serves the rest below this base. */
export default defineConfig({
  base: '/chat-frame/',
  plugins: [react()],
  build: { modulePreload: { polyfill: false } },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
