CREATE TABLE "email_proofs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"token_id" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"proved_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "visitor_details" (
	"agent_id" bigint NOT NULL,
	"token_id" text NOT NULL,
	"email" text,
	"name" text,
	"attributes" jsonb NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "visitor_details_agent_id_token_id_pk" PRIMARY KEY("agent_id","token_id")
);

--> statement-breakpoint
ALTER TABLE "email_proofs" ADD CONSTRAINT "email_proofs_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visitor_details" ADD CONSTRAINT "visitor_details_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "email_proofs_conversation_id_index" ON "email_proofs" USING btree ("conversation_id");
--> statement-breakpoint
CREATE INDEX "visitor_details_expires_at_index" ON "visitor_details" USING btree ("expires_at");
