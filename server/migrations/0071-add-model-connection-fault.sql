ALTER TABLE "model_connections" ADD COLUMN "fault" jsonb;
