CREATE TABLE "model_choices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_choices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint,
	"choices" jsonb NOT NULL,
	CONSTRAINT "model_choices_owner" UNIQUE NULLS NOT DISTINCT("owner_id")
);

--> statement-breakpoint
CREATE TABLE "model_connections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_connections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"base_url" text,
	"api_key" text,
	"api_key_ending" text,
	"models" jsonb NOT NULL,
	"tested_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "reply_model" jsonb;
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "temperature" real;
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "reply_tokens_max" integer;
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "uses_models" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "model_choices" ADD CONSTRAINT "model_choices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "model_connections" ADD CONSTRAINT "model_connections_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "model_connections_owner_id_index" ON "model_connections" USING btree ("owner_id");
