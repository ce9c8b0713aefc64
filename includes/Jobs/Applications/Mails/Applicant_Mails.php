<?php
/** Emails to designers about their applications, and copies of what somebody wrote. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use Closure;
use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Jobs\Applications\Application_Query;
use DesignMarketplace\Jobs\Applications\Application_Rows;
use DesignMarketplace\Jobs\Applications\Contacting;
use DesignMarketplace\Jobs\Applications\Enclosed;
use DesignMarketplace\Jobs\Applications\Extensions;
use DesignMarketplace\Jobs\Applications\History;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Talks\Conversation_Rows;
use WP_Post;
use WP_User;

final class Applicant_Mails implements Mail_List {

	public static function mails(): array {
		$until = static fn( string $title, string $deadline ): string => '' === $deadline
			/* translators: %s: title of a design job. */
			? sprintf( __( '%s: without a deadline', 'design-marketplace' ), $title )
			/* translators: 1: title of a design job, 2: day. */
			: sprintf( __( '%1$s: until %2$s', 'design-marketplace' ), $title, Deadline::words( $deadline ) );
		$close = static fn(): string => __( 'Thank you. It was close, and we would be glad to see you again.', 'design-marketplace' );
		return array(
			// Payload: `applications` (post ids of one call).
			new Message(
				'application_copy',
				static fn(): array => array(
					'name'    => __( 'Copy of an application', 'design-marketplace' ),
					'subject' => __( 'You applied to {company}: {mission}', 'design-marketplace' ),
					'heading' => __( 'What you wrote.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nThis is the copy you asked for. You have applied to {company}:\n{missions}",
						'design-marketplace'
					),
					'button'  => __( 'See my applications', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$applications = Listed_Jobs::posts( (array) ( $payload['applications'] ?? array() ) );
					$missions     = Listed_Jobs::posts( array_column( $applications, 'post_parent' ) );
					$author       = $missions ? get_userdata( (int) $missions[0]->post_author ) : false;
					return ! $author || ! Ownership::is_of( $to->user_id, $applications[0] ) ? null : new Mail_Content(
						array(
							'company' => Member_Fields::display_name( $author ),
							'mission' => Listed_Jobs::summary( $missions ),
						),
						home_url( '/applications' ),
						$applications[0]->post_content,
						links: array( 'missions' => Listed_Jobs::links( $missions ) ),
						answers: Enclosed::said( Application_Rows::by_posts( array_column( $applications, 'ID' ) ) )
					);
				},
				static fn(): Mail_Content => new Mail_Content(
					Example::tokens( 'company', 'mission' ),
					home_url( '/applications' ),
					Example::words(),
					links: array( 'missions' => Example::links() )
				),
				speaker_event: 'application_copy'
			),
			// Payload: `designer` (user id), and the words, see Contacting.
			new Message(
				'contact_copy',
				static fn(): array => array(
					'name'    => __( 'Copy of a request to a designer', 'design-marketplace' ),
					'subject' => __( 'You wrote to {designer}', 'design-marketplace' ),
					'heading' => __( 'What you wrote.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nThis is the copy you asked for. You have written to {designer}; any answer will come to this address.",
						'design-marketplace'
					),
					'button'  => __( 'See the profile', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$designer = get_userdata( (int) ( $payload['designer'] ?? 0 ) );
					$words    = $designer ? Contacting::words( $designer->ID, $to->user_id, $payload ) : null;
					return ! $designer || null === $words ? null : new Mail_Content(
						array( 'designer' => Member_Fields::display_name( $designer ) ),
						home_url( "/designer/{$designer->user_nicename}" ),
						$words
					);
				},
				static fn(): Mail_Content => new Mail_Content( Example::tokens( 'designer' ), home_url( '/designers' ), Example::words() ),
				speaker_event: 'contact_copy'
			),
			self::stage(
				'stage_shortlisted',
				static fn(): array => array(
					'name'    => __( 'On the short list', 'design-marketplace' ),
					'subject' => __( 'On the short list: {mission} ({company})', 'design-marketplace' ),
					'heading' => __( 'On the short list.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\n{company} has put you on the short list for the design job \"{mission}\". You need not do anything; we write again when they decide.",
						'design-marketplace'
					),
					'button'  => __( 'See my applications', 'design-marketplace' ),
				),
			),
			self::stage_with_contact(
				'stage_chosen',
				static fn(): array => array(
					'name'    => __( 'Chosen', 'design-marketplace' ),
					'subject' => __( '{company} has chosen you: {mission}', 'design-marketplace' ),
					'heading' => __( 'You were chosen.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\n{company} has chosen you for the design job \"{mission}\".\n\nWrite to {contact}, {email}, or simply reply to this email. They have your address, too.",
						'design-marketplace'
					),
					'button'  => __( 'See my applications', 'design-marketplace' ),
				),
			),
			self::stage(
				'stage_declined',
				static fn(): array => array(
					'name'    => __( 'Declined', 'design-marketplace' ),
					'subject' => __( 'An answer from {company}: {mission}', 'design-marketplace' ),
					'heading' => __( 'Not this time.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\n{company} has decided on the design job \"{mission}\", and has not chosen you this time. Thank you for your application.",
						'design-marketplace'
					),
					'button'  => __( 'See my applications', 'design-marketplace' ),
				),
				$close
			),
			self::stage(
				'stage_not_chosen',
				static fn(): array => array(
					'name'    => __( 'No longer chosen', 'design-marketplace' ),
					'subject' => __( 'No longer chosen: {mission} ({company})', 'design-marketplace' ),
					'heading' => __( 'No longer chosen.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\n{company} had chosen you for the design job \"{mission}\". That is no longer the case.",
						'design-marketplace'
					),
					'button'  => __( 'See my applications', 'design-marketplace' ),
				),
				$close
			),
			// Payload: `application` (post id), `reapplied` (how often it was made again before). Not sent once it was made again.
			new Message(
				'application_withdrawn',
				static fn(): array => array(
					'name'    => __( 'Application withdrawn', 'design-marketplace' ),
					'subject' => __( '{applicant} has withdrawn: {mission}', 'design-marketplace' ),
					'heading' => _x( 'Withdrawn.', 'application', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\n{applicant} has withdrawn their application for the design job \"{mission}\".",
						'design-marketplace'
					),
					'button'  => __( 'See the candidates', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$application = ( new Application_Query() )->one( (int) ( $payload['application'] ?? 0 ) );
					$missions    = $application ? Listed_Jobs::posts( array( $application->mission ) ) : array();
					return $application
						&& $missions
						&& Stage::Withdrawn === $application->told
						&& (int) ( $payload['reapplied'] ?? 0 ) === $application->reapplied
						&& Ownership::is_of( $to->user_id, $application->owner )
						? new Mail_Content(
							array( 'applicant' => $application->name, 'mission' => $application->title ),
							Listed_Jobs::target( $missions )
						)
						: null;
				},
				static fn(): Mail_Content => new Mail_Content( Example::tokens( 'applicant', 'mission' ), home_url( '/' ) ),
				role: 'contractor',
				speaker_event: 'withdrawn',
				delay: Contract::limit( 'undo_seconds' )
			),
			To_Candidates::mail(
				'mission_closed',
				static fn(): array => array(
					'name'    => __( 'Design job closed', 'design-marketplace' ),
					'subject' => __( 'Closed: {mission} ({company})', 'design-marketplace' ),
					'heading' => __( 'Closed.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nThe design job \"{mission}\" of {company} is closed. Thank you for your application.",
						'design-marketplace'
					),
					'button'  => __( 'See the open design jobs', 'design-marketplace' ),
				),
			),
			To_Candidates::mail(
				'mission_filled',
				static fn(): array => array(
					'name'    => __( 'Design job filled', 'design-marketplace' ),
					'subject' => __( 'Filled: {mission} ({company})', 'design-marketplace' ),
					'heading' => __( 'They chose somebody else.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\n{company} has found somebody for the design job \"{mission}\", which is now closed. Thank you for your application.",
						'design-marketplace'
					),
					'button'  => __( 'See the open design jobs', 'design-marketplace' ),
				),
			),
			To_Candidates::mail(
				'mission_called_off',
				static fn(): array => array(
					'name'    => __( 'Design job called off', 'design-marketplace' ),
					'subject' => __( 'Called off: {mission} ({company})', 'design-marketplace' ),
					'heading' => __( 'Called off.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\n{company} has called off the design job \"{mission}\". This has nothing to do with your application; thank you for it.",
						'design-marketplace'
					),
					'button'  => __( 'See the open design jobs', 'design-marketplace' ),
				),
			),
			self::stage_with_contact(
				'stage_closed_with',
				static fn(): array => array(
					'name'    => __( 'Closed with the chosen designer', 'design-marketplace' ),
					'subject' => __( 'Closed with you: {mission} ({company})', 'design-marketplace' ),
					'heading' => __( 'Closed, with you.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\n{company} has closed the design job \"{mission}\", and their choice is you.\n\nWrite to {contact}, {email}, or simply reply to this email.",
						'design-marketplace'
					),
					'button'  => __( 'See my applications', 'design-marketplace' ),
				),
			),
			To_Candidates::mail(
				'mission_lapsed',
				static fn(): array => array(
					'name'    => __( 'Design job closed by the site', 'design-marketplace' ),
					'subject' => __( 'Closed without an answer: {mission} ({company})', 'design-marketplace' ),
					'heading' => __( 'Closed without an answer.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\n{company} did not answer, and the design job \"{mission}\" was closed by the site. This has nothing to do with your application; thank you for it.",
						'design-marketplace'
					),
					'button'  => __( 'See the open design jobs', 'design-marketplace' ),
				),
			),
			To_Candidates::mail(
				'mission_withdrawn',
				static fn(): array => array(
					'name'    => __( 'Design job withdrawn', 'design-marketplace' ),
					'subject' => __( 'Withdrawn: {mission} ({company})', 'design-marketplace' ),
					'heading' => __( 'Withdrawn.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\n{company} has withdrawn the design job \"{mission}\". You need not do anything; thank you for your application.",
						'design-marketplace'
					),
					'button'  => __( 'See the open design jobs', 'design-marketplace' ),
				),
			),
			// Not sent once the job is closed again.
			To_Candidates::mail(
				'mission_reopened',
				static fn(): array => array(
					'name'    => __( 'Design job open again', 'design-marketplace' ),
					'subject' => __( 'Open again: {mission} ({company})', 'design-marketplace' ),
					'heading' => __( 'Open again.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nThe design job \"{mission}\" of {company} is open again. Your application still stands: you need not do anything.",
						'design-marketplace'
					),
					'button'  => __( 'See my applications', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$is_open = Mission_State::Open === Mission_State::of( get_post( (int) ( $payload['mission'] ?? 0 ) ) );
					return $is_open ? new Mail_Content( To_Candidates::tokens( $payload ), home_url( '/applications' ) ) : null;
				}
			),
			// Payload: `from` and `to`, GMT times. Not sent if all were answered or closed by then.
			new Message(
				'jobs_extended',
				static fn(): array => array(
					'name'    => __( 'Design jobs that stay open for longer', 'design-marketplace' ),
					'subject' => __( 'Open for longer: {mission}', 'design-marketplace' ),
					'heading' => __( 'Open for longer.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nYou are waiting for an answer, and the company takes applications for longer:\n{missions}\n\nYour application stays where it is: there is nothing you have to do.",
						'design-marketplace'
					),
					'button'  => __( 'See my applications', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ) use ( $until ): ?Mail_Content {
					$ids      = Extensions::of( $to->user_id, (string) ( $payload['from'] ?? '' ), (string) ( $payload['to'] ?? '' ) );
					$is_open  = static fn( WP_Post $job ): bool => Deadline::is_open( $job ) && ! State::is_off( (int) $job->post_author );
					$missions = array_values( array_filter( Listed_Jobs::posts( $ids ), $is_open ) );
					$label    = static fn( WP_Post $mission ): string => $until( $mission->post_title, Deadline::of( $mission->ID ) );
					return $missions ? new Mail_Content(
						array( 'mission' => Listed_Jobs::summary( $missions ) ),
						home_url( '/applications' ),
						links: array( 'missions' => Listed_Jobs::links( $missions, $label ) )
					) : null;
				},
				static function () use ( $until ): Mail_Content {
					$deadline = Deadline::plus( Deadline::today(), 30 );
					return new Mail_Content(
						Example::tokens( 'mission' ),
						home_url( '/applications' ),
						links: array( 'missions' => Example::links( static fn( string $title ): string => $until( $title, $deadline ) ) )
					);
				},
				role: 'designer',
				is_optional: true,
				category: Message::REMINDERS
			),
		);
	}

	/**
	 * An email about a stage that has the company's words.
	 * @param Closure(): array{name:string,subject:string,heading:string,body:string,button:string} $texts
	 * @param (Closure(): string)|null $words Of the sample.
	 */
	private static function stage( string $id, Closure $texts, ?Closure $words = null ): Message {
		return self::told(
			$id,
			$texts,
			static fn( string $mission, string $company, string $said ): Mail_Content => new Mail_Content(
				compact( 'mission', 'company' ),
				home_url( '/applications' ),
				$said,
				they_wrote: true
			),
			$words
		);
	}

	/**
	 * An email about a stage that names whom to write to.
	 * @param Closure(): array{name:string,subject:string,heading:string,body:string,button:string} $texts
	 */
	private static function stage_with_contact( string $id, Closure $texts ): Message {
		return self::told(
			$id,
			$texts,
			static function ( string $mission, string $company, string $said, ?WP_User $owner, string $answer_url ): Mail_Content {
				$name  = $owner ? (string) get_user_meta( $owner->ID, Member_Fields::key( 'contact_name' ), true ) : Example::client();
				$email = $owner ? $owner->user_email : 'grace@example.com';
				return new Mail_Content(
					array(
						'mission' => $mission,
						'company' => $company,
						'contact' => '' === $name ? $company : $name,
						'email'   => $email,
					),
					home_url( '/applications' ),
					reply_to: $email,
					reply_name: $company,
					answer_url: $answer_url
				);
			}
		);
	}

	/**
	 * Payload: `application` (post id), `turn` (how often the applicant had been told something, this included, as
	 * Locked_Application::turn() counts). Not sent once something else was told, as that has its own email.
	 * @param Closure(): array{name:string,subject:string,heading:string,body:string,button:string} $texts
	 * @param Closure(string, string, string, WP_User|null, string): Mail_Content $content Of job, company and words; company's account, null in a
	 *                                                                           sample; where one answers.
	 * @param (Closure(): string)|null $words Of the sample.
	 */
	private static function told( string $id, Closure $texts, Closure $content, ?Closure $words = null ): Message {
		return new Message(
			$id,
			$texts,
			static function ( Recipient $to, array $payload ) use ( $content ): ?Mail_Content {
				$application = ( new Application_Query() )->one( (int) ( $payload['application'] ?? 0 ) );
				$owner       = $application?->is_available() ? get_userdata( $application->owner ) : false;
				return $application
					&& $owner
					&& Ownership::is_of( $to->user_id, $application->post )
					&& count( History::of( $application->history, '' ) ) === (int) ( $payload['turn'] ?? 0 )
					? $content(
						$application->title,
						Member_Fields::display_name( $owner ),
						$application->told_words,
						$owner,
						Conversation_Rows::url( $to->user_id, $owner->ID )
					)
					: null;
			},
			static fn(): Mail_Content => $content( Example::mission(), Example::company(), $words ? $words() : '', null, '' ),
			role: 'designer',
			speaker_event: 'stage'
		);
	}
}
