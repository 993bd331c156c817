ALTER TABLE "agents" ADD COLUMN "curated_revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "curated_answers" ADD COLUMN "check_note" text;
