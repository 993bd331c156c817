ALTER TABLE "agents" ADD COLUMN "purge_stops" integer DEFAULT 0 NOT NULL;
