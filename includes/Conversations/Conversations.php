<?php
/**
 * The conversations room: messages between a designer and a company, which nobody else can read.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations;

use DesignMarketplace\Applications\Mails\Letter_Words;
use DesignMarketplace\Applications\Conversation_Lookup as Asked_By_Applications;
use DesignMarketplace\Auth\Limits;
use DesignMarketplace\Declares\Has_Limits;
use DesignMarketplace\Declares\Has_Tables;
use DesignMarketplace\Module;

final class Conversations implements Module, Has_Tables, Has_Limits {

	public function __construct( private readonly Limits $limits ) {}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		add_action( Asked_By_Applications::WRITTEN, array( new Letter_Messages(), 'keep' ), 10, 5 );
		add_filter( Letter_Words::FILTER, array( new Letter_Messages(), 'words' ), 10, 4 );
	}

	/**
	 * Rows are not deleted with a member: Conversation_Erasure empties the columns.
	 */
	public function tables(): array {
		return array(
			'conversation' => '',
			'message'      => '',
			'message_file' => '',
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
		$access = new Conversation_Access( $this->limits );
		( new Conversation_Controller( $access ) )->register_routes();
		( new Message_Controller( $access ) )->register_routes();
		( new Files\File_Controller( $access ) )->register_routes();
	}
}
