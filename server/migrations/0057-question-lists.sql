CREATE TABLE "analytics_question_lists" (
	"agent_id" bigint NOT NULL,
	"days" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"top" jsonb NOT NULL,
	"refused" jsonb NOT NULL,
	CONSTRAINT "analytics_question_lists_agent_id_days_pk" PRIMARY KEY("agent_id","days")
);

--> statement-breakpoint
ALTER TABLE "analytics_question_lists" ADD CONSTRAINT "analytics_question_lists_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
