<?php
/** The settings by tab, with labels, explanations and kinds of fields. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Kernel\Settings\Site_Settings;

final class Tabs {

	public const GENERAL      = 'general';
	public const PARTNERS     = 'partners';
	public const UNIVERSITIES = 'universities';
	public const TEXTS        = 'texts';
	public const MAILS        = 'mails';
	public const JOBS         = 'jobs';
	public const REPORTS      = 'reports';
	public const REASONS      = 'reasons';
	public const SIGNUP       = 'signup';
	public const PRIVACY      = 'privacy';

	private const KEYS = array(
		self::GENERAL      => array(
			'place',
			'video_host',
			'contact_url',
			'terms_page',
			'privacy_page',
			'tell_corrections',
			'storage_mb',
			'remove_data',
		),
		self::PARTNERS     => array( 'schools', 'partners' ),
		self::UNIVERSITIES => array( 'affiliation_domains', 'design_brief', 'regions' ),
		self::TEXTS        => Site_Settings::MESSAGES,
		self::MAILS        => array( 'mail_texts' ),
		self::JOBS         => array( 'job_pages', 'hold_jobs', 'deadline_reminder_days', 'lapse_deadline_days', 'lapse_quiet_days' ),
		self::REPORTS      => array( 'report_email' ),
		self::REASONS      => array( 'reason_texts' ),
		self::SIGNUP       => array( 'bot_provider', 'bot_site_key', 'bot_secret' ),
		self::PRIVACY      => array( 'retention_months', 'conversation_months' ),
	);

	/** @return array<string,string> */
	public static function labels(): array {
		return array(
			self::GENERAL      => __( 'General', 'design-marketplace' ),
			self::PARTNERS     => __( 'Schools and partners', 'design-marketplace' ),
			self::UNIVERSITIES => __( 'Universities and regions', 'design-marketplace' ),
			self::TEXTS        => __( 'Site texts', 'design-marketplace' ),
			self::MAILS        => __( 'Emails', 'design-marketplace' ),
			self::JOBS         => __( 'Design jobs', 'design-marketplace' ),
			self::REPORTS      => __( 'Reports', 'design-marketplace' ),
			self::REASONS      => __( 'Reasons', 'design-marketplace' ),
			self::SIGNUP       => __( 'Sign-up protection', 'design-marketplace' ),
			self::PRIVACY      => __( 'Privacy', 'design-marketplace' ),
		);
	}

	/** @return list<string> */
	public static function keys( string $tab ): array {
		return self::KEYS[ $tab ] ?? array();
	}

	/** The tab of a setting. */
	public static function of( string $key ): string {
		foreach ( self::KEYS as $tab => $keys ) {
			if ( in_array( $key, $keys, true ) ) {
				return $tab;
			}
		}
		return '';
	}

	/** @return list<string> */
	public static function all(): array {
		return array_keys( self::KEYS );
	}

	/** A tab's name in the Settings API. */
	public static function group( string $tab ): string {
		return "design_marketplace_{$tab}";
	}

	/**
	 * Label and explanation of a setting.
	 *
	 * @return array{string,string}
	 */
	public static function words( string $key ): array {
		return match ( $key ) {
			'place'            => array(
				__( 'Place', 'design-marketplace' ),
				__( 'Where the marketplace is based, such as "Lausanne". Shown at the foot of every page.', 'design-marketplace' ),
			),
			'video_host'       => array(
				__( 'Video host', 'design-marketplace' ),
				__(
					"Your institution's video server, such as video.example.org. Its films are played directly, without another player.",
					'design-marketplace'
				),
			),
			'contact_url'      => array(
				__( 'Contact', 'design-marketplace' ),
				__( 'Where "Contact" leads: an address that begins with https:// or mailto:.', 'design-marketplace' ),
			),
			'terms_page'       => array(
				__( 'Terms and conditions', 'design-marketplace' ),
				__( 'The page members agree to when they sign up.', 'design-marketplace' ),
			),
			'privacy_page'     => array(
				__( 'Privacy policy', 'design-marketplace' ),
				__( 'The second page members agree to.', 'design-marketplace' ),
			),
			'tell_corrections' => array(
				__( 'Corrections', 'design-marketplace' ),
				__( 'Tell members by email what administrators have corrected in their profile and projects.', 'design-marketplace' ),
			),
			'schools'          => array( __( 'Schools', 'design-marketplace' ), __( 'Who leads the marketplace.', 'design-marketplace' ) ),
			'partners'         => array(
				__( 'Partners', 'design-marketplace' ),
				__( 'Who takes part. If there is a logo, it is shown in place of the name.', 'design-marketplace' ),
			),
			'design_brief'     => array(
				__( 'Design brief tool', 'design-marketplace' ),
				__( 'The file startups of a university can download when they post a design job.', 'design-marketplace' ),
			),
			'affiliation_domains' => array(
				__( 'Email domains', 'design-marketplace' ),
				__(
					'Anybody with an address at one of these domains can confirm that a startup belongs to the university. One per line, such as example.org; a subdomain, such as alumni.example.org, is another domain.',
					'design-marketplace'
				),
			),
			'regions'          => array(
				__( 'Regions', 'design-marketplace' ),
				__(
					'The cities of each region, one per line, in every spelling and language. Capitals, accents and postcodes make no difference.',
					'design-marketplace'
				),
			),
			'bot_provider'     => array(
				__( 'Bot check', 'design-marketplace' ),
				__(
					'ALTCHA needs no external service and no keys. Another bot check is used as soon as both of its keys are set.',
					'design-marketplace'
				),
			),
			'bot_site_key'     => array(
				__( 'Site key', 'design-marketplace' ),
				__( 'Public; visitors get it with the sign-up form.', 'design-marketplace' ),
			),
			'bot_secret'       => array(
				__( 'Secret key', 'design-marketplace' ),
				__( 'Never shown again once it is saved.', 'design-marketplace' ),
			),
			'job_pages'        => array(
				__( 'Design jobs for visitors', 'design-marketplace' ),
				__(
					'What people without an account can read of a design job, on its page and on its company’s. Search engines read the same.',
					'design-marketplace'
				),
			),
			'deadline_reminder_days' => array(
				__( 'Deadlines', 'design-marketplace' ),
				__(
					'days before the deadline of a design job, its company is told how many have applied. 0 for never.',
					'design-marketplace'
				),
			),
			'lapse_deadline_days' => array(
				__( 'Jobs after their deadline', 'design-marketplace' ),
				__(
					'days after its deadline, a design job nobody looks after is closed. Its company is asked twice beforehand. 0 for never.',
					'design-marketplace'
				),
			),
			'lapse_quiet_days' => array(
				__( 'Jobs without a deadline', 'design-marketplace' ),
				__(
					'days after its company last did something about it, a design job without a deadline is closed. The company is asked twice beforehand. 0 for never.',
					'design-marketplace'
				),
			),
			'retention_months' => array(
				__( 'Applications', 'design-marketplace' ),
				__( 'months after their design job was closed, applications are erased. 0 keeps them forever.', 'design-marketplace' ),
			),
			'conversation_months' => array(
				__( 'Conversations', 'design-marketplace' ),
				__( 'months after the last message, conversations are erased. 0 keeps them forever.', 'design-marketplace' ),
			),
			'storage_mb'       => array(
				__( 'Pictures', 'design-marketplace' ),
				__( 'MB of pictures one member may keep, all sizes counted. 0 sets no limit.', 'design-marketplace' ),
			),
			'remove_data'      => array(
				__( 'Deleting the plugin', 'design-marketplace' ),
				__( 'Remove all data of the marketplace: members, projects, design jobs, applications, settings.', 'design-marketplace' ),
			),
			'report_email'     => array(
				__( 'New reports', 'design-marketplace' ),
				__(
					'The address that is notified of new reports, objections and design jobs to approve, at most once an hour. Leave it empty to use the administrator’s.',
					'design-marketplace'
				),
			),
			'hold_jobs'        => array(
				__( 'Design jobs to approve', 'design-marketplace' ),
				__(
					'Which design jobs stay hidden until an administrator has approved them. Later changes of title, description, engagement, pay or duration then need approval, too. Anything still waiting when you switch this off goes online as soon as its company saves it again, or an administrator approves it.',
					'design-marketplace'
				),
			),
			'reason_texts'     => array( __( 'Reasons for decisions', 'design-marketplace' ), '' ),
			'mail_texts'       => array( __( 'Email texts', 'design-marketplace' ), '' ),
			'confirmation_message_designer'         => array( __( 'After sign-up, designers', 'design-marketplace' ), '' ),
			'confirmation_message_contractor'       => array( __( 'After sign-up, entrepreneurs', 'design-marketplace' ), '' ),
			'activation_success_message_designer'   => array( __( 'Account activated, designers', 'design-marketplace' ), '' ),
			'activation_success_message_contractor' => array( __( 'Account activated, entrepreneurs', 'design-marketplace' ), '' ),
			'activation_expired_notice'             => array( __( 'Activation link expired', 'design-marketplace' ), '' ),
			default            => array( $key, '' ),
		};
	}
}
