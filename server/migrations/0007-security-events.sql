CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"hour" integer,
	"times" integer DEFAULT 1 NOT NULL,
	"subject" text,
	"address" text,
	"user_agent" text,
	"happened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "security_events_userId_name_hour_unique" UNIQUE("user_id","name","hour")
);

--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "security_events_user_id_happened_at_index" ON "security_events" USING btree ("user_id","happened_at");
--> statement-breakpoint
CREATE INDEX "security_events_happened_at_index" ON "security_events" USING btree ("happened_at");
