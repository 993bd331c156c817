CREATE TABLE "check_questions" (
	"agent_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	CONSTRAINT "check_questions_agent_id_position_pk" PRIMARY KEY("agent_id","position")
);

--> statement-breakpoint
CREATE TABLE "check_results" (
	"agent_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"answer_before" jsonb,
	"answer_now" jsonb NOT NULL,
	"answer_next" jsonb,
	"tokens" integer NOT NULL,
	CONSTRAINT "check_results_agent_id_position_pk" PRIMARY KEY("agent_id","position")
);

--> statement-breakpoint
CREATE TABLE "check_runs" (
	"agent_id" bigint PRIMARY KEY NOT NULL,
	"run" integer NOT NULL,
	"status" text NOT NULL,
	"questions" text[] NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"started_by" text NOT NULL,
	"version_now" integer,
	"version_before" integer,
	"has_untrained" boolean NOT NULL,
	"error" text
);

--> statement-breakpoint
ALTER TABLE "check_questions" ADD CONSTRAINT "check_questions_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "check_results" ADD CONSTRAINT "check_results_agent_id_check_runs_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."check_runs"("agent_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "check_runs" ADD CONSTRAINT "check_runs_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
