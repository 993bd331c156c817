CREATE TABLE "site_pages" (
	"agent_id" bigint NOT NULL,
	"key" "bytea" NOT NULL,
	"url" text NOT NULL,
	"title" text,
	"language" text,
	"is_new" boolean NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_pages_agent_id_key_pk" PRIMARY KEY("agent_id","key")
);

--> statement-breakpoint
ALTER TABLE "scrape_texts" ADD COLUMN "contact" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "scrape_jobs" ADD COLUMN "finds_new" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "scrape_jobs" ADD COLUMN "new_pages_fault" text;
--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "contact_url" text;
--> statement-breakpoint
ALTER TABLE "site_pages" ADD CONSTRAINT "site_pages_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
