<?php
/** Tells designers that a company invites them to a design job. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Invitations;

use DesignMarketplace\Directory\Face;
use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Jobs\Applications\Application_Table;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Policy;
use DesignMarketplace\Talks\Conversation_Rows;
use DesignMarketplace\Talks\Message_Rows;

/**
 * Payload: `mission`, and `message` with the words. It is dropped where the job takes no applications any more, or the designer has
 * applied, has switched invitations off, or one has blocked the other by then.
 */
final class Invitation_Mails implements Mail_List {

	public static function mails(): array {
		return array(
			new Message(
				'invitation',
				static fn(): array => array(
					'name'    => __( 'Invitation to a design job', 'design-marketplace' ),
					'subject' => __( '{company} invites you: {mission}', 'design-marketplace' ),
					'heading' => __( 'You are invited.', 'design-marketplace' ),
					'body'    => __( "Hello {name},\n\n{company} would like you to apply to this design job:\n{missions}", 'design-marketplace' ),
					'button'  => __( 'Apply', 'design-marketplace' ),
				),
				self::letter( ... ),
				static fn(): Mail_Content => new Mail_Content(
					array( 'company' => Example::company(), 'mission' => Example::mission() ),
					home_url( '/' ),
					Example::words(),
					links: array( 'missions' => Example::links() )
				),
				role: 'designer',
				speaker_event: 'invitation',
				is_optional: true,
				category: Message::MESSAGES,
				delay: Contract::limit( 'invitation_mail_seconds' )
			),
		);
	}

	/** @param array<string,mixed> $payload */
	private static function letter( Recipient $to, array $payload ): ?Mail_Content {
		$mission = Listed_Jobs::posts( array( $payload['mission'] ?? 0 ) )[0] ?? null;
		$message = Message_Rows::get( (int) ( $payload['message'] ?? 0 ) );
		$company = $mission && Deadline::is_open( $mission ) ? get_userdata( (int) $mission->post_author ) : false;
		if (
			! $mission
				|| ! $company
				|| '' !== ( $message->deleted ?? '-' )
				|| ! State::may_log_in( $company )
				|| Blocks::between( $to->user_id, $company->ID )
				|| ! Policy::wants_invitations( $to->user_id )
				|| Application_Table::has( $mission->ID, $to->user_id )
		) {
			return null;
		}
		return new Mail_Content(
			array( 'company' => Member_Fields::display_name( $company ), 'mission' => $mission->post_title ),
			home_url( "/project/workwith?to={$company->user_nicename}&mission={$mission->ID}" ),
			$message->text ?? '',
			links: array( 'missions' => Listed_Jobs::links_with_facts( array( $mission ) ) ),
			person: Face::of( $company ),
			answer_url: Conversation_Rows::url( $to->user_id, $company->ID )
		);
	}
}
