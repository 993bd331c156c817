ALTER TABLE "agents" ADD COLUMN "reply_check" text DEFAULT 'as_written' NOT NULL;
