ALTER TABLE "agents" ADD COLUMN "theme" text DEFAULT 'light' NOT NULL;
