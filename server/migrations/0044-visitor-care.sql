ALTER TABLE "agents" ADD COLUMN "office_hours" jsonb;
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "human_contact" jsonb;
