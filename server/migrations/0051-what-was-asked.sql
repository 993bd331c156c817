ALTER TABLE "activities" ADD COLUMN "conversation_id" bigint;
