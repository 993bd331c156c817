CREATE TABLE "visitor_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_id" bigint NOT NULL,
	"message_id" bigint,
	"place" smallint DEFAULT 0 NOT NULL,
	"webp" "bytea" NOT NULL,
	"byte_length" integer NOT NULL,
	"description" text,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "takes_pictures" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "visitor_pictures" ADD CONSTRAINT "visitor_pictures_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visitor_pictures" ADD CONSTRAINT "visitor_pictures_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "visitor_pictures_message_id_index" ON "visitor_pictures" USING btree ("message_id");
--> statement-breakpoint
CREATE INDEX "visitor_pictures_agent_id_index" ON "visitor_pictures" USING btree ("agent_id");
--> statement-breakpoint
CREATE INDEX "visitor_pictures_unsent" ON "visitor_pictures" USING btree ("created_at") WHERE "visitor_pictures"."message_id" is null;
