CREATE TABLE "mcp_servers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mcp_servers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" bigint NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"auth" text NOT NULL,
	"header_name" text,
	"header_ending" text,
	"credentials" text,
	"sign_in" text,
	"renews_until" timestamp (3) with time zone,
	"state" text NOT NULL,
	"fault" text,
	"tools" jsonb NOT NULL,
	"more_tools" integer NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
DROP INDEX "activities_notices_index";
--> statement-breakpoint
ALTER TABLE "actions" ADD COLUMN "mcp" jsonb;
--> statement-breakpoint
ALTER TABLE "actions" ADD COLUMN "mcp_server_id" bigint;
--> statement-breakpoint
ALTER TABLE "mcp_servers" ADD CONSTRAINT "mcp_servers_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "mcp_servers_agent_id_id_index" ON "mcp_servers" USING btree ("agent_id","id");
--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_mcp_server_id_mcp_servers_id_fk" FOREIGN KEY ("mcp_server_id") REFERENCES "public"."mcp_servers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "actions_mcp_server_id_index" ON "actions" USING btree ("mcp_server_id");
--> statement-breakpoint
CREATE INDEX "activities_notices_index" ON "activities" USING btree ("user_id","id") WHERE activity_type in ('credit_limit_near', 'credit_limit_reached', 'daily_limit_reached', 'webhook_failed', 'training_held_back', 'tool_switched_off', 'agent_paused', 'agent_forgotten', 'renewal_refused', 'plan_ended', 'member_paused');
