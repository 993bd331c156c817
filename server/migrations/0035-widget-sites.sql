CREATE TABLE "widget_sites" (
	"agent_id" bigint NOT NULL,
	"host" text NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"fault" text,
	"fault_at" timestamp (3) with time zone,
	"noted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "widget_sites_agent_id_host_pk" PRIMARY KEY("agent_id","host")
);

--> statement-breakpoint
ALTER TABLE "widget_sites" ADD CONSTRAINT "widget_sites_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
