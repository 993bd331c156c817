ALTER TABLE "conversations" ADD COLUMN "called_at" timestamp (3) with time zone;
