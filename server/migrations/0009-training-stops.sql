ALTER TABLE "agents" ADD COLUMN "training_stops" integer DEFAULT 0 NOT NULL;
