import { defineConfig } from 'vite'

/** The loader is one classic script at an address that never changes: websites name it in their HTML. */
export default defineConfig({
  build: {
    emptyOutDir: false,
    lib: { entry: 'src/loader.ts', formats: ['iife'], name: 'parleykitLoader', fileName: () => 'loader.js' },
  },
})
