ALTER TABLE "action_runs" ADD COLUMN "waits_until" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "action_runs" ADD COLUMN "confirmed_version" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "actions" ADD COLUMN "approval" jsonb;
--> statement-breakpoint
CREATE INDEX "action_runs_waiting" ON "action_runs" USING btree ("waits_until") WHERE state = 'waiting';
