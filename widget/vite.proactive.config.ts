import { defineConfig } from 'vite'

/** A module that the loader's script asks for where an owner has switched it on: most websites never fetch it. */
export default defineConfig({
  build: {
    emptyOutDir: false,
    lib: { entry: 'src/proactive.ts', formats: ['es'], fileName: () => 'proactive.js' },
  },
})
