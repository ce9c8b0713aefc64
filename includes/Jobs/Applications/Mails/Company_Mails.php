<?php
/** Emails to companies about their design jobs and candidates, and to designers whom a company contacts. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Face;
use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Jobs\Applications\Application;
use DesignMarketplace\Jobs\Applications\Application_Query;
use DesignMarketplace\Jobs\Applications\Application_Rows;
use DesignMarketplace\Jobs\Applications\Application_Table;
use DesignMarketplace\Jobs\Applications\Contacting;
use DesignMarketplace\Jobs\Applications\Enclosed;
use DesignMarketplace\Jobs\Applications\Moments\Job_Link;
use DesignMarketplace\Jobs\Applications\Moments\Lapse;
use DesignMarketplace\Jobs\Applications\Side;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Jobs\Applications\Unanswered;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Talks\Conversation_Rows;
use WP_Post;

final class Company_Mails implements Mail_List {

	public static function mails(): array {
		return array(
			// Payload: `applicant` (user id), `applications` (post ids of one call). Those that are withdrawn by then are left out.
			new Message(
				'new_application',
				static fn(): array => array(
					'name'    => __( 'New application', 'design-marketplace' ),
					'subject' => __( '{applicant} applied: {mission}', 'design-marketplace' ),
					'heading' => __( 'New application.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\n{applicant} has applied to:\n{missions}\n\nReply to this email to write back.",
						'design-marketplace'
					),
					'button'  => __( 'See the candidates', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$applicant    = get_userdata( (int) ( $payload['applicant'] ?? 0 ) );
					$ids          = array_map( 'intval', array_values( (array) ( $payload['applications'] ?? array() ) ) );
					$applications = Listed_Jobs::posts( array_diff( $ids, Application_Table::withdrawn( $ids ) ) );
					$missions     = Listed_Jobs::posts( array_column( $applications, 'post_parent' ) );
					$sent         = Application_Rows::by_posts( array_column( $applications, 'ID' ) );
					return ! $applicant || ! $applications || ! $missions ? null : new Mail_Content(
						array(
							'applicant' => Member_Fields::display_name( $applicant ),
							'mission'   => Listed_Jobs::summary( $missions ),
						),
						Listed_Jobs::target( $missions ),
						$applications[0]->post_content,
						$applicant->user_email,
						links: array( 'missions' => Listed_Jobs::links( $missions ) ),
						reply_name: Member_Fields::display_name( $applicant ),
						person: Face::of( $applicant, Application::chosen( $sent )[0] ?? array() ),
						answer_url: Conversation_Rows::url( $applicant->ID, $to->user_id ),
						answers: Enclosed::said( $sent )
					);
				},
				static fn(): Mail_Content => new Mail_Content(
					Example::tokens( 'applicant', 'mission' ),
					home_url( '/' ),
					Example::words(),
					'ada@example.com',
					links: array( 'missions' => Example::links() ),
					person: Face::sample()
				),
				role: 'contractor',
				speaker_event: 'application'
			),
			// Not sent if all were answered by then.
			new Message(
				'unanswered_applications',
				static fn(): array => array(
					'name'    => __( 'Unanswered applications', 'design-marketplace' ),
					'subject' => __( 'Waiting for your answer: {mission}', 'design-marketplace' ),
					'heading' => __( 'They are waiting.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nDesigners applied to you more than a week ago and have heard nothing yet:\n{missions}\n\nShortlist, choose or decline: a no is an answer, too.",
						'design-marketplace'
					),
					'button'  => __( 'See the candidates', 'design-marketplace' ),
				),
				static function ( Recipient $to ): ?Mail_Content {
					$waiting  = ( new Unanswered() )->of( $to->user_id );
					$nudges   = ( new Unanswered() )->nudges( $to->user_id );
					$missions = Listed_Jobs::posts( array_keys( $waiting ) );
					return $missions ? new Mail_Content(
						array( 'mission' => Listed_Jobs::summary( $missions ) ),
						Listed_Jobs::target( $missions ),
						links: array(
							'missions' => array(
								...Listed_Jobs::links(
									$missions,
									static fn( WP_Post $mission ): string => self::waiting( $mission->post_title, $waiting[ $mission->ID ] )
								),
								...( 0 === $nudges ? array() : array(
									array( 'label' => self::nudges( $nudges ), 'url' => Listed_Jobs::target( $missions ) ),
								) ),
							),
						)
					) : null;
				},
				static fn(): Mail_Content => new Mail_Content(
					Example::tokens( 'mission' ),
					home_url( '/' ),
					links: array( 'missions' => Example::links( static fn( string $title ): string => self::waiting( $title, 3 ) ) )
				),
				role: 'contractor',
				is_optional: true,
				category: Message::REMINDERS
			),
			// Payload: `mission` and its `deadline`.
			new Message(
				'deadline_near',
				static fn(): array => array(
					'name'    => __( 'Deadline of a design job', 'design-marketplace' ),
					'subject' => __( '{mission}: applications until {deadline}', 'design-marketplace' ),
					'heading' => __( 'The deadline is near.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nDesigners can apply to \"{mission}\" until the end of {deadline}. {candidates}\n\nYou can choose now or later. If you would like to hear from more designers, give them more time:\n{ways}",
						'design-marketplace'
					),
					'button'  => __( 'See the candidates', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$mission  = self::own_job( $to, $payload );
					$deadline = $mission ? Deadline::of( $mission->ID ) : '';
					if ( ! $mission || ! Deadline::is_open( $mission, $deadline ) || ( $payload['deadline'] ?? '' ) !== $deadline ) {
						return null;
					}
					$counts = ( new Application_Query() )->counts( $mission->ID, Side::Owner );
					return self::deadline_near(
						$mission->post_title,
						$deadline,
						array_sum( $counts ) - $counts[ Stage::Withdrawn->value ],
						Listed_Jobs::target( array( $mission ) ),
						Job_Link::url( $mission, Job_Link::RENEW )
					);
				},
				static fn(): Mail_Content => self::deadline_near(
					Example::mission(),
					Deadline::today(),
					3,
					home_url( '/' ),
					home_url( '/' )
				),
				role: 'contractor',
				is_optional: true,
				category: Message::REMINDERS
			),
			// Payload: `mission`, `closes` (day). Nobody can unsubscribe, as the job is closed without an answer.
			new Message(
				'job_lapses',
				static fn(): array => array(
					'name'    => __( 'Design job about to be closed', 'design-marketplace' ),
					'subject' => __( 'Is it still open? {mission}', 'design-marketplace' ),
					'heading' => __( 'Is it still open?', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nNothing has happened to your design job \"{mission}\" for some time. If you are still looking for a designer, keep it open.\n\nOtherwise the site closes it on {day} and tells those who applied that you did not answer. If you have found somebody, or the job is called off, please close it yourself: then they read what really happened.\n{ways}",
						'design-marketplace'
					),
					'button'  => __( 'Keep it open', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$mission = self::own_job( $to, $payload );
					$closes  = (string) ( $payload['closes'] ?? '' );
					$known   = $mission ? get_post_meta( $mission->ID, Lapse::META, true ) : null;
					return $mission
						&& Mission_State::Open === Mission_State::of( $mission )
						&& is_array( $known )
						&& ( $known['closes'] ?? '' ) === $closes
						&& Lapse::due( $mission, '' ) <= ( $known['due'] ?? '' )
						? self::about_day(
							$mission->post_title,
							$closes,
							Job_Link::url( $mission, Job_Link::RENEW ),
							array( 'ways' => Listed_Jobs::links( array( $mission ) ) )
						)
						: null;
				},
				static fn(): Mail_Content => self::about_day(
					Example::mission(),
					Deadline::plus( Deadline::today(), Lapse::ASKED[0] ),
					home_url( '/' ),
					array( 'ways' => Example::links() )
				),
				role: 'contractor'
			),
			// Payload: `mission`.
			new Message(
				'job_lapsed',
				static fn(): array => array(
					'name'    => __( 'Own design job closed by the site', 'design-marketplace' ),
					'subject' => __( 'Closed: {mission}', 'design-marketplace' ),
					'heading' => __( 'We have closed it.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nAs we have not heard from you, the site has closed your design job \"{mission}\" and told those who applied.\n\nYou can open it again until {day}, here or on the page of the job.",
						'design-marketplace'
					),
					'button'  => __( 'Open it again', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$mission = self::own_job( $to, $payload );
					if ( ! $mission || ! Mission_Outcome::has_lapsed_lately( $mission ) ) {
						return null;
					}
					$closed = Clock::day( (int) strtotime( get_post_meta( $mission->ID, Mission_Outcome::CLOSED, true ) . ' UTC' ) );
					$until  = Deadline::plus( $closed, Contract::limit( 'reopen_days' ) );
					return self::about_day( $mission->post_title, $until, Job_Link::url( $mission, Job_Link::REOPEN ) );
				},
				static fn(): Mail_Content => self::about_day(
					Example::mission(),
					Deadline::plus( Deadline::today(), Contract::limit( 'reopen_days' ) ),
					home_url( '/' )
				),
				role: 'contractor'
			),
			// Payload: `sender` (user id), and the words, see Contacting. Replies go to the sender.
			new Message(
				'contact_request',
				static fn(): array => array(
					'name'    => __( 'Request to a designer', 'design-marketplace' ),
					'subject' => __( '{sender} would like to work with you', 'design-marketplace' ),
					'heading' => __( 'Work with me?', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\n{sender} has seen your profile and wrote to you. Reply to this email to write back.",
						'design-marketplace'
					),
					'button'  => __( 'See who is writing', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$sender = get_userdata( (int) ( $payload['sender'] ?? 0 ) );
					$words  = $sender ? Contacting::words( $to->user_id, $sender->ID, $payload ) : null;
					return ! $sender || null === $words ? null : new Mail_Content(
						array( 'sender' => Member_Fields::display_name( $sender ) ),
						in_array( 'contractor', $sender->roles, true ) ? home_url( "/project/{$sender->user_nicename}" ) : '',
						$words,
						$sender->user_email,
						reply_name: Member_Fields::display_name( $sender ),
						answer_url: Conversation_Rows::url( $to->user_id, $sender->ID )
					);
				},
				static fn(): Mail_Content => new Mail_Content(
					array( 'sender' => Example::client() ),
					home_url( '/' ),
					Example::words(),
					'grace@example.com'
				),
				role: 'designer',
				speaker_event: 'contact'
			),
		);
	}

	/**
	 * The design job of the payload, if it is the recipient's.
	 * @param array<string,mixed> $payload
	 */
	private static function own_job( Recipient $to, array $payload ): ?WP_Post {
		$mission = Listed_Jobs::posts( array( $payload['mission'] ?? 0 ) )[0] ?? null;
		return $mission && Ownership::is_of( $to->user_id, $mission ) ? $mission : null;
	}

	private static function waiting( string $title, int $number ): string {
		/* translators: 1: title of a design job, 2: number of candidates. */
		return sprintf( _n( '%1$s: %2$s candidate waits', '%1$s: %2$s candidates wait', $number, 'design-marketplace' ), $title, number_format_i18n( $number ) );
	}

	private static function nudges( int $number ): string {
		/* translators: %s: number of candidates. */
		return sprintf( _n( '%s of them asks for an answer', '%s of them ask for an answer', $number, 'design-marketplace' ), number_format_i18n( $number ) );
	}

	/**
	 * @param int    $number How many have applied.
	 * @param string $more   Address of the page that moves the deadline.
	 */
	private static function deadline_near( string $mission, string $deadline, int $number, string $url, string $more ): Mail_Content {
		/* translators: %d: number of days. */
		$label = sprintf( __( 'Keep it open for %d more days', 'design-marketplace' ), Contract::limit( 'renew_days' ) );
		return new Mail_Content(
			array(
				'mission'    => $mission,
				'deadline'   => Deadline::words( $deadline ),
				'candidates' => 0 === $number
					? __( 'Nobody has applied yet.', 'design-marketplace' )
					: sprintf(
						/* translators: %s: number of designers. */
						_n( '%s designer has applied so far.', '%s designers have applied so far.', $number, 'design-marketplace' ),
						number_format_i18n( $number )
					),
			),
			$url,
			links: array( 'ways' => array( array( 'label' => $label, 'url' => $more ) ) )
		);
	}

	/** @param array<string,list<array{label:string,url:string}>> $links */
	private static function about_day( string $mission, string $day, string $url, array $links = array() ): Mail_Content {
		return new Mail_Content( compact( 'mission' ) + array( 'day' => Deadline::words( $day ) ), $url, links: $links );
	}
}
