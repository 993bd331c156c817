CREATE TABLE "sync_schedules" (
	"agent_id" bigint PRIMARY KEY NOT NULL,
	"every" text NOT NULL,
	"train_afterwards" boolean NOT NULL,
	"next_at" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "scrape_jobs" ADD COLUMN "is_sync" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "scrape_pages" ADD COLUMN "changed_lines" jsonb;
--> statement-breakpoint
ALTER TABLE "scrape_pages" ADD COLUMN "times_gone" integer;
--> statement-breakpoint
ALTER TABLE "sync_schedules" ADD CONSTRAINT "sync_schedules_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sync_schedules_next_at_index" ON "sync_schedules" USING btree ("next_at");
