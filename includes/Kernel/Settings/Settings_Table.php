<?php

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Settings;

use LogicException;

/** All settings, in the order of their fields. The texts are apart: most requests read values only. */
final class Settings_Table {

	/** The schools of the group that runs the site. */
	private const UNIVERSITIES = array(
		array( 'code' => 'ECAL', 'name' => 'ECAL', 'domains' => array( 'ecal.ch' ), 'programmes' => array() ),
		array( 'code' => 'EHL', 'name' => 'EHL', 'domains' => array( 'ehl.ch' ), 'programmes' => array() ),
		array( 'code' => 'EPFL', 'name' => 'EPFL', 'domains' => array( 'epfl.ch' ), 'programmes' => array() ),
		array( 'code' => 'HEIG-VD', 'name' => 'HEIG-VD', 'domains' => array( 'heig-vd.ch' ), 'programmes' => array() ),
		array( 'code' => 'UNIL', 'name' => 'UNIL', 'domains' => array( 'unil.ch' ), 'programmes' => array() ),
	);

	/** Names of the claims about schools and language at SWITCH edu-ID. */
	private const CLAIMS = array(
		'affiliation' => 'eduPersonScopedAffiliation',
		'home'        => 'swissEduPersonHomeOrganization',
		'language'    => 'locale',
	);

	private const REGIONS = array(
		'Genève'   => array( 'Genève', 'Geneva', 'Genf', 'Ginevra', 'Genevra', 'Ginebra' ),
		'Lausanne' => array( 'Lausanne', 'Losanna', 'Lausanna', 'Losana' ),
	);

	/** @var array<string,Setting>|null */
	private static ?array $rows = null;

	public static function of( string $key ): Setting {
		return self::rows()[ $key ] ?? throw new LogicException( "Unknown setting {$key}" ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- never shown to visitors.
	}

	/** @return array<string,Setting> By key: `video_host` is the option design_marketplace_video_host. */
	public static function rows(): array {
		return self::$rows ??= array_column(
			array(
				new Setting( 'place', Tab::General, 'text' ),
				new Setting( 'video_host', Tab::General, 'host' ),
				new Setting( 'contact_url', Tab::General, 'address' ),
				new Setting( 'terms_page', Tab::General, 'page', 'terms-conditions' ),
				new Setting( 'privacy_page', Tab::General, 'page', 'privacy-policy' ),
				new Setting( 'tell_corrections', Tab::General, 'tick', true ),
				new Setting( 'storage_mb', Tab::General, 'number', 200, max: 100000 ),
				new Setting( 'embed_ancestors', Tab::General, 'origins', array( '*' ) ),
				new Setting( 'remove_data', Tab::General, 'tick', false ),
				new Setting( 'schools', Tab::Partners, 'links', array() ),
				new Setting( 'partners', Tab::Partners, 'links', array() ),
				new Setting( 'universities', Tab::Universities, 'universities', self::UNIVERSITIES ),
				new Setting( 'design_brief', Tab::Universities, 'file', 0 ),
				new Setting( 'regions', Tab::Universities, 'regions', self::REGIONS ),
				new Setting( 'confirmation_message_designer', Tab::Texts, 'message', array() ),
				new Setting( 'confirmation_message_contractor', Tab::Texts, 'message', array() ),
				new Setting( 'activation_success_message_designer', Tab::Texts, 'message', array() ),
				new Setting( 'activation_success_message_contractor', Tab::Texts, 'message', array() ),
				new Setting( 'activation_expired_notice', Tab::Texts, 'message', array() ),
				new Setting( 'mail_texts', Tab::Mails, 'mails', array(), Site_Settings::MAIL_PARTS ),
				new Setting( 'reason_texts', Tab::Reasons, 'reasons', array(), Site_Settings::REASON_PARTS ),
				new Setting( 'job_pages', Tab::Jobs, 'choice', Site_Settings::JOB_PAGES[0], Site_Settings::JOB_PAGES ),
				new Setting( 'hold_jobs', Tab::Jobs, 'choice', Site_Settings::HOLD_JOBS[0], Site_Settings::HOLD_JOBS ),
				new Setting( 'confirmed_companies', Tab::Jobs, 'choice', 'badge', Site_Settings::CONFIRMED_COMPANIES ),
				new Setting( 'pay_required', Tab::Jobs, 'ticks', array( 'employment', 'internship' ), Site_Settings::ENGAGEMENTS ),
				new Setting( 'job_templates', Tab::Jobs, 'templates', Shipped_Templates::ALL ),
				new Setting( 'answer_share', Tab::Jobs, 'tick', true ),
				new Setting( 'deadline_reminder_days', Tab::Jobs, 'number', 3, max: 365 ),
				new Setting( 'lapse_deadline_days', Tab::Jobs, 'number', 45, max: 365 ),
				new Setting( 'lapse_quiet_days', Tab::Jobs, 'number', 60, max: 365 ),
				new Setting( 'report_email', Tab::Reports, 'email' ),
				new Setting( 'bot_provider', Tab::Signup, 'choice', Site_Settings::BOT_PROVIDERS[0], Site_Settings::BOT_PROVIDERS ),
				new Setting( 'bot_site_key', Tab::Signup, 'text' ),
				new Setting( 'bot_secret', Tab::Signup, 'secret' ),
				new Setting( 'oidc_issuer', Tab::Signup, 'issuer' ),
				new Setting( 'oidc_client_id', Tab::Signup, 'text' ),
				new Setting( 'oidc_client_secret', Tab::Signup, 'secret' ),
				new Setting( 'oidc_button', Tab::Signup, 'text', 'SWITCH edu-ID' ),
				new Setting( 'oidc_scopes', Tab::Signup, 'text', 'openid email profile' ),
				new Setting( 'oidc_claims', Tab::Signup, 'claims', self::CLAIMS ),
				new Setting( 'ai_reservation', Tab::Privacy, 'tick', true ),
				new Setting( 'retention_months', Tab::Privacy, 'number', 12, max: 120 ),
				new Setting( 'conversation_months', Tab::Privacy, 'number', 24, max: 120 ),
				new Setting( 'log_months', Tab::Privacy, 'number', 6, max: 120 ),
				new Setting( 'webhook_url', Tab::Systems, 'issuer' ),
				new Setting( 'webhook_secret', Tab::Systems, 'secret' ),
				new Setting( 'webhook_events', Tab::Systems, 'ticks', array(), Site_Settings::WEBHOOK_EVENTS ),
			),
			null,
			'key'
		);
	}

	/** @return array{0:string,1?:string,2?:array<string,string>} Label, help, and the names of the choices, in the present language. */
	public static function words( string $key ): array {
		return match ( $key ) {
			'place'                                 => array(
				__( 'Place', 'design-marketplace' ),
				__( 'Where the marketplace is based, such as "Lausanne". Shown at the foot of every page.', 'design-marketplace' ),
			),
			'video_host'                            => array(
				__( 'Video host', 'design-marketplace' ),
				__( "Your institution's video server, such as video.example.org. Its films are played directly, without another player.", 'design-marketplace' ),
			),
			'contact_url'                           => array(
				__( 'Contact', 'design-marketplace' ),
				__( 'Where "Contact" leads: an address that begins with https:// or mailto:.', 'design-marketplace' ),
			),
			'terms_page'                            => array(
				__( 'Terms and conditions', 'design-marketplace' ),
				__( 'The page members agree to when they sign up.', 'design-marketplace' ),
			),
			'privacy_page'                          => array(
				__( 'Privacy policy', 'design-marketplace' ),
				__( 'The second page members agree to.', 'design-marketplace' ),
			),
			'tell_corrections'                      => array(
				__( 'Corrections', 'design-marketplace' ),
				__( 'Tell members by email what administrators have corrected in their profile and projects.', 'design-marketplace' ),
			),
			'storage_mb'                            => array(
				__( 'Pictures', 'design-marketplace' ),
				__( 'MB of pictures one member may keep, all sizes counted. 0 sets no limit.', 'design-marketplace' ),
			),
			'embed_ancestors'                       => array(
				__( 'Embedding', 'design-marketplace' ),
				__( 'The sites that may show designers in a frame, one per line, such as https://www.example.org or https://*.example.org. An asterisk stands for all; leave it empty for none.', 'design-marketplace' ),
			),
			'remove_data'                           => array(
				__( 'Deleting the plugin', 'design-marketplace' ),
				__( 'Remove all data of the marketplace: members, projects, design jobs, applications, settings.', 'design-marketplace' ),
			),
			'schools'                               => array(
				__( 'Schools', 'design-marketplace' ),
				__( 'Who leads the marketplace.', 'design-marketplace' ),
			),
			'partners'                              => array(
				__( 'Partners', 'design-marketplace' ),
				__( 'Who takes part. If there is a logo, it is shown in place of the name.', 'design-marketplace' ),
			),
			'universities'                          => array(
				__( 'Universities', 'design-marketplace' ),
				__( 'The schools that designers and startups can choose; who belongs to another one types its name. The code stands for the school in filters and links: capitals, digits and hyphens. Anybody with an address at one of the domains can confirm that they belong to it; a subdomain, such as alumni.example.org, is another domain. Domains and programmes stand one per line. Members of a school that is removed keep it, without their confirmation.', 'design-marketplace' ),
			),
			'design_brief'                          => array(
				__( 'Design brief tool', 'design-marketplace' ),
				__( 'The file startups of a university can download when they post a design job.', 'design-marketplace' ),
			),
			'regions'                               => array(
				__( 'Regions', 'design-marketplace' ),
				__( 'The cities of each region, one per line, in every spelling and language. Capitals, accents and postcodes make no difference.', 'design-marketplace' ),
			),
			'confirmation_message_designer'         => array( __( 'After sign-up, designers', 'design-marketplace' ) ),
			'confirmation_message_contractor'       => array( __( 'After sign-up, entrepreneurs', 'design-marketplace' ) ),
			'activation_success_message_designer'   => array( __( 'Account activated, designers', 'design-marketplace' ) ),
			'activation_success_message_contractor' => array( __( 'Account activated, entrepreneurs', 'design-marketplace' ) ),
			'activation_expired_notice'             => array( __( 'Activation link expired', 'design-marketplace' ) ),
			'mail_texts'                            => array( __( 'Email texts', 'design-marketplace' ) ),
			'reason_texts'                          => array( __( 'Reasons for decisions', 'design-marketplace' ) ),
			'job_pages'                             => array(
				__( 'Design jobs for visitors', 'design-marketplace' ),
				__( 'What people without an account can read of a design job, on its page and on its company’s. Search engines read the same.', 'design-marketplace' ),
				array(
					'titles' => __( 'Title, company and date', 'design-marketplace' ),
					'full'   => __( 'The whole text', 'design-marketplace' ),
					'off'    => __( 'Nothing', 'design-marketplace' ),
				),
			),
			'hold_jobs'                             => array(
				__( 'Design jobs to approve', 'design-marketplace' ),
				__( 'Which design jobs stay hidden until an administrator has approved them. Later changes of title, description, engagement, pay or duration then need approval, too. Anything still waiting when you switch this off goes online as soon as its company saves it again, or an administrator approves it.', 'design-marketplace' ),
				array(
					'off'   => __( 'No design job', 'design-marketplace' ),
					'first' => __( 'The first design job of each company', 'design-marketplace' ),
					'all'   => __( 'Every design job', 'design-marketplace' ),
				),
			),
			'confirmed_companies'                   => array(
				__( 'Confirmed companies', 'design-marketplace' ),
				__( 'What a company can do only once it is confirmed: by an email address at its own domain, by its university, or by an administrator. What is public already stays public.', 'design-marketplace' ),
				array(
					'badge'   => __( 'Nothing; confirmed companies have a badge', 'design-marketplace' ),
					'contact' => __( 'Write to designers first', 'design-marketplace' ),
					'publish' => __( 'Write to designers first, and publish design jobs without approval', 'design-marketplace' ),
				),
			),
			'pay_required'                          => array(
				__( 'Pay that has to be said', 'design-marketplace' ),
				__( 'Design jobs of these kinds need an amount before they are published. Internships and student projects may say that they are unpaid.', 'design-marketplace' ),
			),
			'job_templates'                         => array(
				__( 'Templates', 'design-marketplace' ),
				__( 'What companies can begin a design job with. A gap they are to fill is ___. A skill that is not on the site is left out. Name, title and description need a text in one language at least; readers of another one get the site’s.', 'design-marketplace' ),
			),
			'answer_share'                          => array(
				__( 'Answers', 'design-marketplace' ),
				__( 'Show how many of the last applications a company has answered, as soon as there are ten.', 'design-marketplace' ),
			),
			'deadline_reminder_days'                => array(
				__( 'Deadlines', 'design-marketplace' ),
				__( 'days before the deadline of a design job, its company is told how many have applied. 0 for never.', 'design-marketplace' ),
			),
			'lapse_deadline_days'                   => array(
				__( 'Jobs after their deadline', 'design-marketplace' ),
				__( 'days after its deadline, a design job nobody looks after is closed. Its company is asked twice beforehand. 0 for never.', 'design-marketplace' ),
			),
			'lapse_quiet_days'                      => array(
				__( 'Jobs without a deadline', 'design-marketplace' ),
				__( 'days after its company last did something about it, a design job without a deadline is closed. The company is asked twice beforehand. 0 for never.', 'design-marketplace' ),
			),
			'report_email'                          => array(
				__( 'New reports', 'design-marketplace' ),
				__( 'The address that is notified of new reports, objections and design jobs to approve, at most once an hour. Leave it empty to use the administrator’s.', 'design-marketplace' ),
			),
			'bot_provider'                          => array(
				__( 'Bot check', 'design-marketplace' ),
				__( 'ALTCHA needs no external service and no keys. Another bot check is used as soon as both of its keys are set.', 'design-marketplace' ),
				array( 'altcha' => 'ALTCHA', 'recaptcha' => 'reCAPTCHA' ),
			),
			'bot_site_key'                          => array(
				__( 'Site key', 'design-marketplace' ),
				__( 'Public; visitors get it with the sign-up form.', 'design-marketplace' ),
			),
			'bot_secret'                            => array(
				__( 'Secret key', 'design-marketplace' ),
				__( 'Never shown again once it is saved.', 'design-marketplace' ),
			),
			'oidc_issuer'                           => array(
				__( 'Log-in at a school', 'design-marketplace' ),
				__( 'Issuer: the address of an OpenID Connect provider such as SWITCH edu-ID, exactly as it names itself. Members can log in there as soon as it and the client id are set.', 'design-marketplace' ),
			),
			'oidc_client_id'                        => array( __( 'Client id', 'design-marketplace' ) ),
			'oidc_client_secret'                    => array(
				__( 'Client secret', 'design-marketplace' ),
				__( 'Never shown again once it is saved.', 'design-marketplace' ),
			),
			'oidc_button'                           => array(
				__( 'Name of the service', 'design-marketplace' ),
				__( 'Stands on the button, and in emails.', 'design-marketplace' ),
			),
			'oidc_scopes'                           => array(
				__( 'Scopes', 'design-marketplace' ),
				__( 'What the provider is asked for, separated by spaces.', 'design-marketplace' ),
			),
			'oidc_claims'                           => array(
				__( 'Claims', 'design-marketplace' ),
				__( 'What the provider calls the claims with the schools somebody belongs to, and with their language. Leave one empty not to use it.', 'design-marketplace' ),
				array(
					'affiliation' => __( 'Affiliation', 'design-marketplace' ),
					'home'        => __( 'Home organisation', 'design-marketplace' ),
					'language'    => __( 'Language', 'design-marketplace' ),
				),
			),
			'ai_reservation'                        => array(
				__( 'AI training', 'design-marketplace' ),
				__( 'Reserve what the site shows from the training of AI, in robots.txt, in a header of each page and in /.well-known/tdmrep.json. Search engines are not shut out.', 'design-marketplace' ),
			),
			'retention_months'                      => array(
				__( 'Applications', 'design-marketplace' ),
				__( 'months after their design job was closed, applications are erased. 0 keeps them forever.', 'design-marketplace' ),
			),
			'conversation_months'                   => array(
				__( 'Conversations', 'design-marketplace' ),
				__( 'months after the last message, conversations are erased. 0 keeps them forever.', 'design-marketplace' ),
			),
			'log_months'                            => array(
				__( 'Log', 'design-marketplace' ),
				__( 'months after they were made, records of what administrators did are removed, 6 at least. What is still in force stays.', 'design-marketplace' ),
			),
			'webhook_url'                           => array(
				__( 'Webhook', 'design-marketplace' ),
				__( 'The address of another system that is told what happens here. It begins with https://; an address within a private network is refused.', 'design-marketplace' ),
			),
			'webhook_secret'                        => array(
				__( 'Secret', 'design-marketplace' ),
				__( 'Signs what is sent, so that the other system knows where it comes from. Nothing is sent without one. Never shown again once it is saved.', 'design-marketplace' ),
			),
			'webhook_events'                        => array(
				__( 'What it is told', 'design-marketplace' ),
				__( 'Only the number of the member, design job or application is sent. The other system reads the rest with an application password.', 'design-marketplace' ),
				array(
					'member_activated'   => __( 'A member has confirmed the account', 'design-marketplace' ),
					'member_erased'      => __( 'A member was deleted', 'design-marketplace' ),
					'newsletter_changed' => __( 'A member begins or ends the newsletter', 'design-marketplace' ),
					'mission_published'  => __( 'A design job was published', 'design-marketplace' ),
					'mission_closed'     => __( 'A design job was closed', 'design-marketplace' ),
					'application_made'   => __( 'A designer has applied', 'design-marketplace' ),
					'application_told'   => __( 'A candidate is told what the company decided', 'design-marketplace' ),
				),
			),
			default                                 => throw new LogicException( "No words for {$key}" ), // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- never shown to visitors.
		};
	}

	/** @return array{string,string} The plugin's own title and content of a message, in the present language. */
	public static function own( string $key ): array {
		$again = __( 'One more step', 'design-marketplace' );
		$done  = __( 'Your account is active', 'design-marketplace' );
		return match ( $key ) {
			'confirmation_message_designer'         => array(
				$again,
				__( 'We have sent you an email. Open the link in it and your portfolio is yours to fill.', 'design-marketplace' ),
			),
			'confirmation_message_contractor'       => array(
				$again,
				__( 'We have sent you an email. Open the link in it and you can post your first design job.', 'design-marketplace' ),
			),
			'activation_success_message_designer'   => array( $done, __( 'Log in and publish your first project.', 'design-marketplace' ) ),
			'activation_success_message_contractor' => array( $done, __( 'Log in and post your first design job.', 'design-marketplace' ) ),
			default                                 => array(
				__( 'This link is no longer valid', 'design-marketplace' ),
				__( 'Log in as usual if your account is active, or request a new email below.', 'design-marketplace' ),
			),
		};
	}
}
