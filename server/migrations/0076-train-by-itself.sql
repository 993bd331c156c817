CREATE TABLE "unreadable_entries" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"agent_id" bigint NOT NULL,
	"text_hash" "bytea" NOT NULL,
	"reason" text NOT NULL
);

--> statement-breakpoint
DROP INDEX "activities_notices_index";
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "trains_itself" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "check_runs" ADD COLUMN "knowledge_revision" integer;
--> statement-breakpoint
ALTER TABLE "training_states" ADD COLUMN "starts_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "training_states" ADD COLUMN "held_back" text;
--> statement-breakpoint
ALTER TABLE "unreadable_entries" ADD CONSTRAINT "unreadable_entries_entry_id_knowledge_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."knowledge_entries"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "unreadable_entries" ADD CONSTRAINT "unreadable_entries_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "unreadable_entries_agent_id_index" ON "unreadable_entries" USING btree ("agent_id");
--> statement-breakpoint
CREATE INDEX "activities_notices_index" ON "activities" USING btree ("user_id","id") WHERE activity_type in ('credit_limit_near', 'credit_limit_reached', 'daily_limit_reached', 'webhook_failed', 'training_held_back', 'agent_paused', 'agent_forgotten', 'renewal_refused', 'plan_ended', 'member_paused');
