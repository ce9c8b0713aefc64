<?php
/** Emails about approvals, reports and decisions. Reporters get fixed words only: somebody else may have typed the address. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reason_Texts;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\Portfolio\Work_Address;
use WP_Post;

final class Trust_Mails implements Mail_List {

	public static function mails(): array {
		return array(
			// Payload: `mission` (id). Not sent if the job is deleted or hidden by then.
			new Message(
				'job_approved',
				static fn(): array => array(
					'name'    => __( 'Design job approved', 'design-marketplace' ),
					'subject' => __( 'Approved: {mission}', 'design-marketplace' ),
					'heading' => __( 'It is online.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nWe have read your design job \"{mission}\" and approved it: everybody sees it as you wrote it.",
						'design-marketplace'
					),
					'button'  => __( 'See the design job', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$missions = Listed_Jobs::posts( array( $payload['mission'] ?? 0 ) );
					return $missions
						? new Mail_Content( array( 'mission' => Listed_Jobs::summary( $missions ) ), Listed_Jobs::target( $missions ) )
						: null;
				},
				static fn(): Mail_Content => new Mail_Content( Example::tokens( 'mission' ), home_url( '/' ) ),
				role: 'contractor'
			),
			// Payload: the ids `mission` and `decision`.
			new Message(
				'job_rejected',
				static fn(): array => array(
					'name'    => __( 'Design job not approved', 'design-marketplace' ),
					'subject' => __( 'Not approved: {mission}', 'design-marketplace' ),
					'heading' => __( 'Not published.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nWe have read your design job \"{mission}\" and do not publish it as it is. A new job is a draft again; one that was approved before stays online with the words it had. A person decided this, not a machine.\n\nThe reason: {reason}\n\nThe rule: {rule}\n\nYou can change it and publish it again. On the page behind the button you can tell us once why you disagree, download your data and delete the account. The link works for six months. You can also turn to a court, or to a certified body that settles disputes out of court.",
						'design-marketplace'
					),
					'button'  => __( 'See what you can do', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$mission  = get_post( (int) ( $payload['mission'] ?? 0 ) );
					$decision = Decisions::find( $to->user_id, (int) ( $payload['decision'] ?? 0 ) );
					return $mission instanceof WP_Post && $decision ? new Mail_Content(
						array( 'mission' => $mission->post_title ) + ( new Statement( $decision, $to->user_id ) )->why(),
						Account_Link::url( $to->user_id, $decision['id'] )
					) : null;
				},
				static fn(): Mail_Content => new Mail_Content(
					Example::tokens( 'mission' ) + self::why( Decision_Reason::Unpaid ),
					home_url( '/' )
				),
				role: 'contractor'
			),
			// Payload: `report` (id).
			new Message(
				'report_received',
				static fn(): array => array(
					'name'    => __( 'Report received', 'design-marketplace' ),
					'subject' => __( 'We have received your report no. {number}', 'design-marketplace' ),
					'heading' => __( 'Thank you for your report.', 'design-marketplace' ),
					'body'    => __(
						"{greeting}\n\nWe have received your report no. {number} about {thing} on {site}. A person reads it and decides, not a machine. We will write to you once it is decided. We don’t tell anybody who made the report.\n\nIf it was not you, you don’t need to do anything.",
						'design-marketplace'
					),
					'button'  => __( 'See your report', 'design-marketplace' ),
				),
				static fn( Recipient $to, array $payload ): ?Mail_Content => self::about( $to, self::report( $payload ) ),
				static fn(): Mail_Content => self::sample(),
				is_confidential: true
			),
			// Payload: `report` (id), `decision` (id). Not sent while the report waits again, or once there is a later decision.
			new Message(
				'report_decided',
				static fn(): array => array(
					'name'    => __( 'Report decided', 'design-marketplace' ),
					'subject' => __( 'Your report no. {number} is decided', 'design-marketplace' ),
					'heading' => __( 'We have decided.', 'design-marketplace' ),
					'body'    => __(
						"{greeting}\n\nYou reported {thing} on {site} to us (report no. {number}).\n\n{outcome}\n\nA person decided this, not a machine. On the page behind the button you will find the decision; if we left something as it is, you can tell us there once why you disagree. The link works for six months.",
						'design-marketplace'
					),
					'button'  => __( 'See the decision', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$report = self::report( $payload );
					$latest = $report ? Report_Outcome::latest( $report ) : 0;
					return ! $report || $report->waiting || (int) ( $payload['decision'] ?? $latest ) !== $latest ? null : self::about(
						$to,
						$report,
						array( 'outcome' => trim( Report_Outcome::words( $report ) . ' ' . Report_Outcome::redress( $report ) ) )
					);
				},
				static fn(): Mail_Content => self::sample(
					array( 'outcome' => Report_Outcome::of( Decision_Kind::Dismiss ) . ' ' . Signed_Page::redress() )
				),
				is_confidential: true
			),
			// Payload: `report` (id).
			new Message(
				'report_gone',
				static fn(): array => array(
					'name'    => __( 'Reported account deleted before a decision', 'design-marketplace' ),
					'subject' => __( 'Your report no. {number} is closed', 'design-marketplace' ),
					'heading' => __( 'It is no longer on the site.', 'design-marketplace' ),
					'body'    => __(
						"{greeting}\n\nYou reported {thing} on {site} to us (report no. {number}). Before we decided, the account it belonged to was deleted, and nobody sees it any more.\n\nWe keep your report for six months, without the name of whoever it was about.",
						'design-marketplace'
					),
					'button'  => __( 'See your report', 'design-marketplace' ),
				),
				static fn( Recipient $to, array $payload ): ?Mail_Content => self::about( $to, self::report( $payload ) ),
				static fn(): Mail_Content => self::sample(),
				is_confidential: true
			),
			// Payload: `decision` (id). Not sent if the item is shown again by then.
			new Message(
				'item_hidden',
				static fn(): array => array(
					'name'    => __( 'Project, design job or message hidden', 'design-marketplace' ),
					'subject' => __( '"{item}" on {site} was hidden', 'design-marketplace' ),
					'heading' => __( '"{item}" is hidden.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nWe have hidden \"{item}\". {restriction}\n\nThe reason: {reason}\n\nThe rule: {rule}\n\n{facts}\n\nOn the page behind the button you can tell us once why you disagree, download your data and delete the account. The link works for six months. You can also turn to a court, or to a certified body that settles disputes out of court.",
						'design-marketplace'
					),
					'button'  => __( 'See what you can do', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$id     = (int) ( $payload['decision'] ?? 0 );
					$record = Decisions::find( $to->user_id, $id );
					if ( ! $record || Reportable::hidden_by( Decisions::thing( $record ) ) !== $id ) {
						return null;
					}
					$statement = new Statement( $record, $to->user_id );
					return new Mail_Content(
						array(
							'item'        => $statement->title(),
							'restriction' => $statement->restriction(),
						) + $statement->why() + array( 'facts' => $statement->facts() ),
						Account_Link::url( $to->user_id, $id )
					);
				},
				static fn(): Mail_Content => new Mail_Content(
					array(
						'item'        => Example::mission(),
						'restriction' => __(
							'Only you can see it until an administrator shows it again. Your profile and everything else you published stay as they are.',
							'design-marketplace'
						),
					) + self::why( Decision_Reason::Spam ) + array(
						'facts' => __( 'We looked at it because it was reported to us. A person decided, not a machine.', 'design-marketplace' ),
					),
					home_url( '/' )
				),
				reaches_off: true
			),
			// Payload: `decision` (id of the second one). Not sent if the item is hidden again by then.
			new Message(
				'item_shown',
				static fn(): array => array(
					'name'    => __( 'Project, design job or message shown again', 'design-marketplace' ),
					'subject' => __( '"{item}" on {site} is shown again', 'design-marketplace' ),
					'heading' => __( '"{item}" is back.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nWe have looked at \"{item}\" again and reversed our decision. It is shown as before.",
						'design-marketplace'
					),
					'button'  => __( 'See it on the site', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$record = Decisions::find( $to->user_id, (int) ( $payload['decision'] ?? 0 ) );
					$thing  = $record ? Decisions::thing( $record ) : null;
					return ! $record || ! $thing || Reportable::hidden_by( $thing ) > 0
						? null
						: new Mail_Content( array( 'item' => ( new Statement( $record, $to->user_id ) )->title() ), self::url( $thing ) );
				},
				static fn(): Mail_Content => new Mail_Content( array( 'item' => Example::mission() ), home_url( '/' ) ),
				reaches_off: true
			),
			// Payload: `decision` (id of the second one).
			new Message(
				'decision_kept',
				static fn(): array => array(
					'name'    => __( 'Decision upheld after an objection', 'design-marketplace' ),
					'subject' => __( 'We have read your objection on {site}', 'design-marketplace' ),
					'heading' => __( 'We stand by our decision.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nWe have read what you wrote and looked at it again. We stand by our decision: {decision}\n\nThe reason: {reason}\n\nThe rule: {rule}\n\nYou can also turn to a court, or to a certified body that settles disputes out of court. On the page behind the button you can download your data and delete the account.",
						'design-marketplace'
					),
					'button'  => __( 'See what you can do', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$second = Decisions::find( $to->user_id, (int) ( $payload['decision'] ?? 0 ) );
					$first  = $second ? Decisions::find( $to->user_id, $second['about'] ) : null;
					if ( ! $second || ! $first ) {
						return null;
					}
					$statement = new Statement( $first, $to->user_id );
					$why       = '' === $second['words'] ? array() : array( 'reason' => $second['words'] );
					return new Mail_Content(
						array( 'decision' => $statement->heading() ) + $why + $statement->why(),
						Account_Link::url( $to->user_id, $first['id'] )
					);
				},
				static fn(): Mail_Content => new Mail_Content(
					array( 'decision' => __( 'Your account is off.', 'design-marketplace' ) ) + self::why( Decision_Reason::Spam ),
					home_url( '/' )
				),
				reaches_off: true
			),
			// Not sent if nothing waits when it is made. It quotes nobody.
			new Message(
				'new_reports',
				static fn(): array => array(
					'name'    => __( 'New reports, to the people who run the site', 'design-marketplace' ),
					'subject' => __( 'Waiting for a decision on {site}: {matters}', 'design-marketplace' ),
					'heading' => __( 'Please have a look.', 'design-marketplace' ),
					'body'    => __(
						"Hello,\n\nThis is waiting for your decision: {matters}.\n\nWho reported what is shown only in the queue, after logging in. This email comes at most once an hour.",
						'design-marketplace'
					),
					'button'  => __( 'Open the queue', 'design-marketplace' ),
				),
				static function (): ?Mail_Content {
					$waiting = Open_Reports::now();
					return $waiting->total() > 0 ? self::waiting( $waiting ) : null;
				},
				static fn(): Mail_Content => self::waiting( new Open_Reports( 3, 1, 2, '' ) )
			),
		);
	}

	/** @return array{reason:string,rule:string} */
	private static function why( Decision_Reason $reason ): array {
		return array( 'reason' => $reason->label(), 'rule' => Reason_Texts::rule( $reason, Languages::current() ) );
	}

	/** @param array<string,mixed> $payload */
	private static function report( array $payload ): ?Report {
		return Report_Query::find( (int) ( $payload['report'] ?? 0 ) );
	}

	/**
	 * A stranger's name is not repeated, as somebody else may have typed it.
	 * @param array<string,string> $more Further tokens.
	 */
	private static function about( Recipient $to, ?Report $report, array $more = array() ): ?Mail_Content {
		return $report ? self::letter(
			$to->user_id > 0 ? $to->name : '',
			$report->number(),
			$report->thing->kind,
			Report_Page::url( $report ),
			$more
		) : null;
	}

	/** @param array<string,string> $more Further tokens. */
	private static function sample( array $more = array() ): Mail_Content {
		return self::letter( 'Ada', 'K7QX-2MHD', Reported_Kind::Mission, home_url( '/' ), $more );
	}

	/** @param array<string,string> $more Further tokens. */
	private static function letter( string $name, string $number, Reported_Kind $kind, string $url, array $more ): Mail_Content {
		return new Mail_Content(
			array(
				'number'   => $number,
				'thing'    => $kind->label(),
				'greeting' => '' === $name
					? __( 'Hello,', 'design-marketplace' )
					/* translators: %s: a name. */
					: sprintf( __( 'Hello %s,', 'design-marketplace' ), $name ),
			) + $more,
			$url
		);
	}

	private static function url( Reported_Item $thing ): string {
		$owner    = get_userdata( $thing->owner );
		$missions = Reported_Kind::Mission === $thing->kind ? Listed_Jobs::posts( array( $thing->id ) ) : array();
		return match ( true ) {
			array() !== $missions => Listed_Jobs::target( $missions ),
			Reported_Kind::Work === $thing->kind && $owner && $thing->post() => add_query_arg(
				Work_Address::PARAMETER,
				$thing->id,
				home_url( "/designer/{$owner->user_nicename}" )
			),
			default => home_url( '/' ),
		};
	}

	private static function waiting( Open_Reports $waiting ): Mail_Content {
		return new Mail_Content( array( 'matters' => wp_sprintf( '%l', $waiting->phrases() ) ), Open_Reports::url() );
	}
}
