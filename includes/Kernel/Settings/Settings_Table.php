<?php
/** All settings, a row each, in the order of their fields. The texts are closures: most requests read values only. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Settings;

use LogicException;

final class Settings_Table {

	/** @var array<string,Setting>|null */
	private static ?array $rows = null;

	public static function of( string $key ): Setting {
		return self::rows()[ $key ] ?? throw new LogicException( "Unknown setting {$key}" ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- never shown to visitors.
	}

	/** @return array<string,Setting> By key: `video_host` is the option design_marketplace_video_host. */
	public static function rows(): array {
		return self::$rows ??= self::general() + self::lists() + self::texts() + self::rules();
	}

	/** @return array<string,Setting> */
	private static function general(): array {
		return array(
			'place'            => new Setting(
				Tab::General,
				'text',
				static fn(): array => array(
					__( 'Place', 'design-marketplace' ),
					__( 'Where the marketplace is based, such as "Lausanne". Shown at the foot of every page.', 'design-marketplace' ),
				)
			),
			'video_host'       => new Setting(
				Tab::General,
				'host',
				static fn(): array => array(
					__( 'Video host', 'design-marketplace' ),
					__( "Your institution's video server, such as video.example.org. Its films are played directly, without another player.", 'design-marketplace' ),
				)
			),
			'contact_url'      => new Setting(
				Tab::General,
				'address',
				static fn(): array => array(
					__( 'Contact', 'design-marketplace' ),
					__( 'Where "Contact" leads: an address that begins with https:// or mailto:.', 'design-marketplace' ),
				)
			),
			'terms_page'       => new Setting(
				Tab::General,
				'page',
				static fn(): array => array(
					__( 'Terms and conditions', 'design-marketplace' ),
					__( 'The page members agree to when they sign up.', 'design-marketplace' ),
				),
				'terms-conditions'
			),
			'privacy_page'     => new Setting(
				Tab::General,
				'page',
				static fn(): array => array(
					__( 'Privacy policy', 'design-marketplace' ),
					__( 'The second page members agree to.', 'design-marketplace' ),
				),
				'privacy-policy'
			),
			'tell_corrections' => new Setting(
				Tab::General,
				'tick',
				static fn(): array => array(
					__( 'Corrections', 'design-marketplace' ),
					__( 'Tell members by email what administrators have corrected in their profile and projects.', 'design-marketplace' ),
				),
				true
			),
			'storage_mb'       => new Setting(
				Tab::General,
				'number',
				static fn(): array => array(
					__( 'Pictures', 'design-marketplace' ),
					__( 'MB of pictures one member may keep, all sizes counted. 0 sets no limit.', 'design-marketplace' ),
				),
				200,
				max: 100000
			),
			'remove_data'      => new Setting(
				Tab::General,
				'tick',
				static fn(): array => array(
					__( 'Deleting the plugin', 'design-marketplace' ),
					__( 'Remove all data of the marketplace: members, projects, design jobs, applications, settings.', 'design-marketplace' ),
				),
				false
			),
		);
	}

	/** @return array<string,Setting> */
	private static function lists(): array {
		return array(
			'schools'             => new Setting(
				Tab::Partners,
				'links',
				static fn(): array => array(
					__( 'Schools', 'design-marketplace' ),
					__( 'Who leads the marketplace.', 'design-marketplace' ),
				),
				array()
			),
			'partners'            => new Setting(
				Tab::Partners,
				'links',
				static fn(): array => array(
					__( 'Partners', 'design-marketplace' ),
					__( 'Who takes part. If there is a logo, it is shown in place of the name.', 'design-marketplace' ),
				),
				array()
			),
			'affiliation_domains' => new Setting(
				Tab::Universities,
				'domains',
				static fn(): array => array(
					__( 'Email domains', 'design-marketplace' ),
					__( 'Anybody with an address at one of these domains can confirm that a startup belongs to the university. One per line, such as example.org; a subdomain, such as alumni.example.org, is another domain.', 'design-marketplace' ),
				),
				array(
					'ECAL'    => array( 'ecal.ch' ),
					'EHL'     => array( 'ehl.ch' ),
					'EPFL'    => array( 'epfl.ch' ),
					'HEIG-VD' => array( 'heig-vd.ch' ),
					'UNIL'    => array( 'unil.ch' ),
				)
			),
			'design_brief'        => new Setting(
				Tab::Universities,
				'file',
				static fn(): array => array(
					__( 'Design brief tool', 'design-marketplace' ),
					__( 'The file startups of a university can download when they post a design job.', 'design-marketplace' ),
				),
				0
			),
			'regions'             => new Setting(
				Tab::Universities,
				'regions',
				static fn(): array => array(
					__( 'Regions', 'design-marketplace' ),
					__( 'The cities of each region, one per line, in every spelling and language. Capitals, accents and postcodes make no difference.', 'design-marketplace' ),
				),
				array(
					'Genève'   => array( 'Genève', 'Geneva', 'Genf', 'Ginevra', 'Genevra', 'Ginebra' ),
					'Lausanne' => array( 'Lausanne', 'Losanna', 'Lausanna', 'Losana' ),
				)
			),
		);
	}

	/** @return array<string,Setting> */
	private static function texts(): array {
		$again = static fn( string $more ): array => array( __( 'One more step', 'design-marketplace' ), $more );
		$done  = static fn( string $more ): array => array( __( 'Your account is active', 'design-marketplace' ), $more );
		return array(
			'confirmation_message_designer'         => self::message(
				static fn(): array => array( __( 'After sign-up, designers', 'design-marketplace' ) ),
				static fn(): array => $again(
					__( 'We have sent you an email. Open the link in it and your portfolio is yours to fill.', 'design-marketplace' )
				)
			),
			'confirmation_message_contractor'       => self::message(
				static fn(): array => array( __( 'After sign-up, entrepreneurs', 'design-marketplace' ) ),
				static fn(): array => $again(
					__( 'We have sent you an email. Open the link in it and you can post your first design job.', 'design-marketplace' )
				)
			),
			'activation_success_message_designer'   => self::message(
				static fn(): array => array( __( 'Account activated, designers', 'design-marketplace' ) ),
				static fn(): array => $done( __( 'Log in and publish your first project.', 'design-marketplace' ) )
			),
			'activation_success_message_contractor' => self::message(
				static fn(): array => array( __( 'Account activated, entrepreneurs', 'design-marketplace' ) ),
				static fn(): array => $done( __( 'Log in and post your first design job.', 'design-marketplace' ) )
			),
			'activation_expired_notice'             => self::message(
				static fn(): array => array( __( 'Activation link expired', 'design-marketplace' ) ),
				static fn(): array => array(
					__( 'This link is no longer valid', 'design-marketplace' ),
					__( 'Log in as usual if your account is active, or request a new email below.', 'design-marketplace' ),
				)
			),
			'mail_texts'                            => new Setting(
				Tab::Mails,
				'mails',
				static fn(): array => array( __( 'Email texts', 'design-marketplace' ) ),
				array(),
				Site_Settings::MAIL_PARTS
			),
			'reason_texts'                          => new Setting(
				Tab::Reasons,
				'reasons',
				static fn(): array => array( __( 'Reasons for decisions', 'design-marketplace' ) ),
				array(),
				Site_Settings::REASON_PARTS
			),
		);
	}

	/** @return array<string,Setting> */
	private static function rules(): array {
		return array(
			'job_pages'              => new Setting(
				Tab::Jobs,
				'choice',
				static fn(): array => array(
					__( 'Design jobs for visitors', 'design-marketplace' ),
					__( 'What people without an account can read of a design job, on its page and on its company’s. Search engines read the same.', 'design-marketplace' ),
					array(
						'titles' => __( 'Title, company and date', 'design-marketplace' ),
						'full'   => __( 'The whole text', 'design-marketplace' ),
						'off'    => __( 'Nothing', 'design-marketplace' ),
					),
				),
				Site_Settings::JOB_PAGES[0],
				Site_Settings::JOB_PAGES
			),
			'hold_jobs'              => new Setting(
				Tab::Jobs,
				'choice',
				static fn(): array => array(
					__( 'Design jobs to approve', 'design-marketplace' ),
					__( 'Which design jobs stay hidden until an administrator has approved them. Later changes of title, description, engagement, pay or duration then need approval, too. Anything still waiting when you switch this off goes online as soon as its company saves it again, or an administrator approves it.', 'design-marketplace' ),
					array(
						'off'   => __( 'No design job', 'design-marketplace' ),
						'first' => __( 'The first design job of each company', 'design-marketplace' ),
						'all'   => __( 'Every design job', 'design-marketplace' ),
					),
				),
				Site_Settings::HOLD_JOBS[0],
				Site_Settings::HOLD_JOBS
			),
			'deadline_reminder_days' => new Setting(
				Tab::Jobs,
				'number',
				static fn(): array => array(
					__( 'Deadlines', 'design-marketplace' ),
					__( 'days before the deadline of a design job, its company is told how many have applied. 0 for never.', 'design-marketplace' ),
				),
				3,
				max: 365
			),
			'lapse_deadline_days'    => new Setting(
				Tab::Jobs,
				'number',
				static fn(): array => array(
					__( 'Jobs after their deadline', 'design-marketplace' ),
					__( 'days after its deadline, a design job nobody looks after is closed. Its company is asked twice beforehand. 0 for never.', 'design-marketplace' ),
				),
				45,
				max: 365
			),
			'lapse_quiet_days'       => new Setting(
				Tab::Jobs,
				'number',
				static fn(): array => array(
					__( 'Jobs without a deadline', 'design-marketplace' ),
					__( 'days after its company last did something about it, a design job without a deadline is closed. The company is asked twice beforehand. 0 for never.', 'design-marketplace' ),
				),
				60,
				max: 365
			),
			'report_email'           => new Setting(
				Tab::Reports,
				'email',
				static fn(): array => array(
					__( 'New reports', 'design-marketplace' ),
					__( 'The address that is notified of new reports, objections and design jobs to approve, at most once an hour. Leave it empty to use the administrator’s.', 'design-marketplace' ),
				)
			),
			'bot_provider'           => new Setting(
				Tab::Signup,
				'choice',
				static fn(): array => array(
					__( 'Bot check', 'design-marketplace' ),
					__( 'ALTCHA needs no external service and no keys. Another bot check is used as soon as both of its keys are set.', 'design-marketplace' ),
					array( 'altcha' => 'ALTCHA', 'recaptcha' => 'reCAPTCHA' ),
				),
				Site_Settings::BOT_PROVIDERS[0],
				Site_Settings::BOT_PROVIDERS
			),
			'bot_site_key'           => new Setting(
				Tab::Signup,
				'text',
				static fn(): array => array(
					__( 'Site key', 'design-marketplace' ),
					__( 'Public; visitors get it with the sign-up form.', 'design-marketplace' ),
				)
			),
			'bot_secret'             => new Setting(
				Tab::Signup,
				'secret',
				static fn(): array => array(
					__( 'Secret key', 'design-marketplace' ),
					__( 'Never shown again once it is saved.', 'design-marketplace' ),
				)
			),
			'retention_months'       => new Setting(
				Tab::Privacy,
				'number',
				static fn(): array => array(
					__( 'Applications', 'design-marketplace' ),
					__( 'months after their design job was closed, applications are erased. 0 keeps them forever.', 'design-marketplace' ),
				),
				12,
				max: 120
			),
			'conversation_months'    => new Setting(
				Tab::Privacy,
				'number',
				static fn(): array => array(
					__( 'Conversations', 'design-marketplace' ),
					__( 'months after the last message, conversations are erased. 0 keeps them forever.', 'design-marketplace' ),
				),
				24,
				max: 120
			),
		);
	}

	/**
	 * @param \Closure():array{string}        $words
	 * @param \Closure():array{string,string} $own
	 */
	private static function message( \Closure $words, \Closure $own ): Setting {
		return new Setting( Tab::Texts, 'message', $words, array(), own: $own );
	}
}
