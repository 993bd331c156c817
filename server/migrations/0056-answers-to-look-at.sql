CREATE TABLE "dismissed_messages" (
	"message_id" bigint PRIMARY KEY NOT NULL,
	"agent_id" bigint NOT NULL,
	"dismissed_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "confidence" real;
--> statement-breakpoint
ALTER TABLE "dismissed_messages" ADD CONSTRAINT "dismissed_messages_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dismissed_messages" ADD CONSTRAINT "dismissed_messages_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "dismissed_messages_agent_id_dismissed_at_index" ON "dismissed_messages" USING btree ("agent_id","dismissed_at");
--> statement-breakpoint
CREATE INDEX "messages_doubtful" ON "messages" USING btree ("agent_id","thumb","created_at") WHERE reply_kind = 'answer' and not is_test and status is null
  and (thumb = 'down' or thumb is null and confidence < 0.99);
