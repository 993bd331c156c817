CREATE TABLE "scrape_texts" (
	"page_id" bigint PRIMARY KEY NOT NULL,
	"source_url" text NOT NULL,
	"site" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"etag" text,
	"last_modified" text
);

--> statement-breakpoint
CREATE TABLE "scrape_jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scrape_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" bigint NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"turn" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "scrape_pages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scrape_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"url" text NOT NULL,
	"result" text NOT NULL,
	"reason" text,
	"status" integer,
	"title" text,
	"entry_id" bigint,
	"tries" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp (3) with time zone,
	"text_bytes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "scrape_pages_jobId_url_unique" UNIQUE("job_id","url")
);

--> statement-breakpoint
CREATE TABLE "website_pages" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"agent_id" bigint NOT NULL,
	"site" text NOT NULL,
	"url" text NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"etag" text,
	"last_modified" text,
	"times_gone" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "websites" (
	"agent_id" bigint NOT NULL,
	"site" text NOT NULL,
	"common_blocks" jsonb NOT NULL,
	CONSTRAINT "websites_agent_id_site_pk" PRIMARY KEY("agent_id","site")
);

--> statement-breakpoint
ALTER TABLE "scrape_texts" ADD CONSTRAINT "scrape_texts_page_id_scrape_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."scrape_pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scrape_jobs" ADD CONSTRAINT "scrape_jobs_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scrape_pages" ADD CONSTRAINT "scrape_pages_job_id_scrape_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."scrape_jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scrape_pages" ADD CONSTRAINT "scrape_pages_entry_id_knowledge_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."knowledge_entries"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "website_pages" ADD CONSTRAINT "website_pages_entry_id_knowledge_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."knowledge_entries"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "website_pages" ADD CONSTRAINT "website_pages_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "scrape_jobs_agent_id_id_index" ON "scrape_jobs" USING btree ("agent_id","id");
--> statement-breakpoint
CREATE INDEX "scrape_jobs_finished_at_index" ON "scrape_jobs" USING btree ("finished_at");
--> statement-breakpoint
CREATE INDEX "scrape_pages_job_id_result_index" ON "scrape_pages" USING btree ("job_id","result");
--> statement-breakpoint
CREATE INDEX "scrape_pages_entry_id_index" ON "scrape_pages" USING btree ("entry_id");
--> statement-breakpoint
CREATE INDEX "website_pages_agent_id_site_index" ON "website_pages" USING btree ("agent_id","site");
--> statement-breakpoint
CREATE INDEX "knowledge_entries_agent_id_source_url_index" ON "knowledge_entries" USING btree ("agent_id","source_url");
