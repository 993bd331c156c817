CREATE TABLE "leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" bigint NOT NULL,
	"conversation_id" bigint NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"message" text,
	"consent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"corrected_at" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "lead_form" jsonb;
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "lead_count" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "leads_email" ON "leads" USING btree ("conversation_id",lower(email));
--> statement-breakpoint
CREATE INDEX "leads_agent_id_id_index" ON "leads" USING btree ("agent_id","id");
