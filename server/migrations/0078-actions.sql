CREATE TABLE "action_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"action_id" bigint NOT NULL,
	"agent_id" bigint NOT NULL,
	"conversation_id" bigint NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"values" jsonb NOT NULL,
	"filled" jsonb,
	"card" jsonb,
	"text" text NOT NULL,
	"fault" text,
	"idempotency_key" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"milliseconds" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"phrases" text[] NOT NULL,
	"inputs" jsonb NOT NULL,
	"http" jsonb,
	"secrets" text,
	"mails" boolean NOT NULL,
	"audience" text NOT NULL,
	"asks_first" boolean NOT NULL,
	"done_text" text NOT NULL,
	"is_on" boolean NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "action_revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "action_runs" ADD CONSTRAINT "action_runs_action_id_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."actions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "action_runs" ADD CONSTRAINT "action_runs_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "action_runs" ADD CONSTRAINT "action_runs_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "actions" ADD CONSTRAINT "actions_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "action_runs_conversation_id_index" ON "action_runs" USING btree ("conversation_id");
--> statement-breakpoint
CREATE INDEX "action_runs_action_id_index" ON "action_runs" USING btree ("action_id");
--> statement-breakpoint
CREATE INDEX "action_runs_agent_id_created_at_index" ON "action_runs" USING btree ("agent_id","created_at");
--> statement-breakpoint
CREATE INDEX "action_runs_running" ON "action_runs" USING btree ("changed_at") WHERE state = 'running';
--> statement-breakpoint
CREATE INDEX "actions_agent_id_id_index" ON "actions" USING btree ("agent_id","id");
