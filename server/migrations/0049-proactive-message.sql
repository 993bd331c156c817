ALTER TABLE "agents" ADD COLUMN "proactive_message" jsonb;
