CREATE TABLE "conversation_ends" (
	"conversation_id" bigint PRIMARY KEY NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text DEFAULT 'msg_' || replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"webhook_id" bigint NOT NULL,
	"conversation_id" bigint,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"duration_ms" integer,
	"response_status" integer,
	"response_text" text,
	"fault" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_messageId_unique" UNIQUE("message_id")
);

--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" bigint NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"status" text NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_secret_ends_at" timestamp (3) with time zone,
	"pauses" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
DROP INDEX "activities_notices_index";
--> statement-breakpoint
ALTER TABLE "conversation_ends" ADD CONSTRAINT "conversation_ends_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_subject" ON "webhook_deliveries" USING btree ("webhook_id","type","subject");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook_id_id_index" ON "webhook_deliveries" USING btree ("webhook_id","id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_conversation_id_index" ON "webhook_deliveries" USING btree ("conversation_id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at_index" ON "webhook_deliveries" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_pending" ON "webhook_deliveries" USING btree ("webhook_id","conversation_id","id") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "webhooks_agent_id_id_index" ON "webhooks" USING btree ("agent_id","id");
--> statement-breakpoint
CREATE INDEX "activities_notices_index" ON "activities" USING btree ("user_id","id") WHERE activity_type in ('credit_limit_near', 'credit_limit_reached', 'daily_limit_reached', 'webhook_failed', 'agent_paused', 'agent_forgotten', 'renewal_refused', 'plan_ended', 'member_paused');
