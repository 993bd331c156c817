ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;
--> statement-breakpoint
-- Of accounts that exist nobody asked it: they go on as they were.
UPDATE "users" SET "email_confirmed_at" = "created_at";
--> statement-breakpoint
ALTER TABLE "scrape_jobs" ADD COLUMN "actor_id" bigint;
--> statement-breakpoint
ALTER TABLE "workspace_invitations" ADD COLUMN "mail_token_hash" "bytea";
--> statement-breakpoint
ALTER TABLE "scrape_jobs" ADD CONSTRAINT "scrape_jobs_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "activities_notices_index" ON "activities" USING btree ("user_id","id") WHERE activity_type in ('credit_limit_near', 'credit_limit_reached', 'daily_limit_reached', 'agent_paused', 'agent_forgotten', 'renewal_refused', 'plan_ended', 'member_paused');
--> statement-breakpoint
CREATE INDEX "scrape_jobs_actor_id_index" ON "scrape_jobs" USING btree ("actor_id") WHERE "scrape_jobs"."actor_id" is not null;
--> statement-breakpoint
ALTER TABLE "workspace_invitations" ADD CONSTRAINT "workspace_invitations_mailTokenHash_unique" UNIQUE("mail_token_hash");
