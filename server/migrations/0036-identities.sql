CREATE TABLE "identity_problems" (
	"agent_id" bigint PRIMARY KEY NOT NULL,
	"problem" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"seen_on" text
);

--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "identity_secret" text;
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "identity_secret_id" text;
--> statement-breakpoint
ALTER TABLE "identity_problems" ADD CONSTRAINT "identity_problems_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
