<?php
/**
 * The conversations room: messages between a designer and a company, which nobody else can read.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Module;

final class Conversations implements Module, Has_Tables, Has_Limits {

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/**
	 * Rows are not deleted with a member: Conversation_Erasure empties the columns.
	 */
	public function tables(): array {
		return array(
			'conversation' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				public_id varchar(32) NOT NULL,
				designer_id bigint(20) unsigned DEFAULT NULL,
				contractor_id bigint(20) unsigned DEFAULT NULL,
				version bigint(20) unsigned NOT NULL DEFAULT 1,
				created_gmt datetime NOT NULL,
				updated_gmt datetime NOT NULL,
				last_message_id bigint(20) unsigned NOT NULL DEFAULT 0,
				designer_read bigint(20) unsigned NOT NULL DEFAULT 0,
				contractor_read bigint(20) unsigned NOT NULL DEFAULT 0,
				designer_unread int(10) unsigned NOT NULL DEFAULT 0,
				contractor_unread int(10) unsigned NOT NULL DEFAULT 0,
				designer_sent int(10) unsigned NOT NULL DEFAULT 0,
				contractor_sent int(10) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY public_id (public_id),
				UNIQUE KEY pair (designer_id,contractor_id),
				KEY designer_newest (designer_id,updated_gmt,id),
				KEY contractor_newest (contractor_id,updated_gmt,id),
				KEY designer_waiting (designer_id,designer_unread),
				KEY contractor_waiting (contractor_id,contractor_unread)
			',
			'message'      => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				conversation_id bigint(20) unsigned NOT NULL,
				version bigint(20) unsigned NOT NULL,
				sender varchar(1) NOT NULL,
				words text NOT NULL,
				created_gmt datetime NOT NULL,
				deleted_gmt datetime DEFAULT NULL,
				removed tinyint(1) NOT NULL DEFAULT 0,
				letter tinyint(1) NOT NULL DEFAULT 0,
				application_id bigint(20) unsigned DEFAULT NULL,
				request_id varchar(64) DEFAULT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY application_id (application_id),
				UNIQUE KEY once (conversation_id,sender,request_id),
				KEY thread (conversation_id,id),
				KEY changes (conversation_id,version)
			',
			'message_file' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				public_id varchar(32) NOT NULL,
				message_id bigint(20) unsigned NOT NULL,
				conversation_id bigint(20) unsigned NOT NULL,
				owner_id bigint(20) unsigned NOT NULL,
				name varchar(255) NOT NULL,
				type varchar(40) NOT NULL,
				bytes bigint(20) unsigned NOT NULL,
				place varchar(120) NOT NULL,
				created_gmt datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY public_id (public_id),
				KEY message_id (message_id),
				KEY conversation_id (conversation_id),
				KEY owner_id (owner_id,created_gmt),
				KEY place (place)
			',
		);
	}

	/**
	 * Messages of a member; and, separately, read marks, blocks and deletions.
	 */
	public function limits(): array {
		return array(
			'message'      => array( 'account' => array( 60, HOUR_IN_SECONDS ) ),
			'conversation' => array( 'account' => array( 2000, HOUR_IN_SECONDS ) ),
		);
	}

	public function register_routes(): void {
		$access = new Conversation_Access();
		( new Conversation_Controller( $access ) )->register_routes();
		( new Message_Controller( $access ) )->register_routes();
		( new Files\File_Controller( $access ) )->register_routes();
	}
}
