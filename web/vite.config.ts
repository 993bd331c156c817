import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm run dev` finds the server: it answers everything that is not one of this app's screens. */
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  base: '/',
  plugins: [react()],
  build: { outDir: 'dist', sourcemap: false },
  server: {
    proxy: Object.fromEntries(['/api', '/bot/', '/agent/', '/chat-frame'].map((path) => [path, server])),
  },
})
